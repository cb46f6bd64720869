import type { SketchRoad } from '../format';

/** Huntersville, Cornelius and Davidson. */
export const roads: SketchRoad[] = [
  {
    name: 'Old Statesville Road', ref: 'NC 115', class: 'secondary', mph: 45, lanes: 1,
    line: `35.4160,-80.8427 35.4205,-80.8420 35.4263,-80.8427 35.4300,-80.8430 35.4360,-80.8432 35.4430,-80.8440 35.4500,-80.8448
      35.4570,-80.8462 35.4640,-80.8485 35.4700,-80.8515`,
  },
  {
    name: 'South Main Street', ref: 'NC 115', class: 'secondary', mph: 35, lanes: 1,
    line: '35.4700,-80.8515 35.4740,-80.8538 35.4763,-80.8548 35.4780,-80.8560 35.4795,-80.8571 35.4818,-80.8581',
  },
  {
    name: 'North Main Street', ref: 'NC 115', class: 'secondary', mph: 35, lanes: 1,
    line: '35.4818,-80.8581 35.4826,-80.8583 35.4874,-80.8584 35.4898,-80.8579 35.4917,-80.8575 35.4930,-80.8560',
  },
  {
    name: 'South Main Street', ref: 'NC 115', class: 'secondary', mph: 25, lanes: 1,
    line: '35.4930,-80.8560 35.4949,-80.8534 35.4959,-80.8528 35.4970,-80.8510 35.4977,-80.8496 35.4988,-80.8487',
  },
  {
    name: 'North Main Street', ref: 'NC 115', class: 'secondary', mph: 25, lanes: 1,
    line: '35.4988,-80.8487 35.5015,-80.8478 35.5060,-80.8455 35.5110,-80.8425 35.5180,-80.8390',
  },
  {
    name: 'West Catawba Avenue', class: 'secondary', mph: 40, lanes: 2,
    line: `35.4490,-80.8870 35.4538,-80.8884 35.4607,-80.8887 35.4646,-80.8888 35.4690,-80.8903 35.4730,-80.8912 35.4765,-80.8913 35.4795,-80.8895
      35.4815,-80.8860 35.4823,-80.8820 35.4830,-80.8787 35.4836,-80.8756 35.4837,-80.8713`,
  },
  {
    name: 'Catawba Avenue', class: 'secondary', mph: 35, lanes: 1,
    line: '35.4837,-80.8713 35.4840,-80.8694 35.4832,-80.8647 35.4824,-80.8615 35.4818,-80.8581 35.4812,-80.8555',
  },
  { name: 'Catawba Avenue', class: 'residential', mph: 25, lanes: 1, line: '35.4959,-80.8528 35.4975,-80.8545 35.4988,-80.8562' },
  {
    name: 'Griffith Street', class: 'secondary', mph: 35, lanes: 1,
    line: `35.5015,-80.8478 35.5024,-80.8502 35.5028,-80.8529 35.5030,-80.8563 35.5024,-80.8607 35.5016,-80.8643 35.5016,-80.8655
      35.5010,-80.8690 35.5005,-80.8760`,
  },
  {
    name: 'Concord Road', class: 'secondary', mph: 35, lanes: 1,
    line: `35.4988,-80.8487 35.4986,-80.8465 35.4982,-80.8446 35.4970,-80.8420 35.4953,-80.8392 35.4935,-80.8355 35.4914,-80.8317
      35.4888,-80.8275 35.4870,-80.8245 35.4848,-80.8210 35.4800,-80.8130 35.4740,-80.8050`,
  },
  { name: 'Rocky River Road', class: 'tertiary', mph: 35, lanes: 1, line: '35.4848,-80.8210 35.4810,-80.8225 35.4740,-80.8200 35.4650,-80.8190' },
  {
    name: 'Washam Potts Road', class: 'tertiary', mph: 35, lanes: 1,
    line: `35.4639,-80.8667 35.4652,-80.8655 35.4670,-80.8636 35.4690,-80.8612 35.4706,-80.8597 35.4722,-80.8586 35.4737,-80.8573
      35.4750,-80.8554 35.4758,-80.8546`,
  },
  {
    name: 'Westmoreland Road', class: 'tertiary', mph: 35, lanes: 1,
    line: `35.4607,-80.8887 35.4612,-80.8820 35.4630,-80.8760 35.4640,-80.8698 35.4639,-80.8667 35.4632,-80.8600 35.4630,-80.8540
      35.4640,-80.8485`,
  },
  {
    name: 'Bailey Road', class: 'tertiary', mph: 35, lanes: 1,
    line: '35.4575,-80.8683 35.4572,-80.8600 35.4565,-80.8530 35.4570,-80.8462 35.4620,-80.8410 35.4660,-80.8350 35.4685,-80.8270',
  },
  { name: 'Jetton Road', class: 'tertiary', mph: 35, lanes: 1, line: '35.4765,-80.8913 35.4750,-80.8960 35.4735,-80.9010 35.4740,-80.9080' },
  { name: 'Torrence Chapel Road', class: 'tertiary', mph: 35, lanes: 1, line: '35.4830,-80.8787 35.4870,-80.8790 35.4920,-80.8800' },
  { name: 'Nantz Road', class: 'residential', mph: 35, lanes: 1, line: '35.4690,-80.8903 35.4695,-80.8950 35.4690,-80.9000' },
  { name: 'Bluff Point Road', class: 'residential', mph: 25, lanes: 1, line: '35.4538,-80.8884 35.4530,-80.8925 35.4520,-80.8950' },
  { name: 'Harborside Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4646,-80.8888 35.4650,-80.8920 35.4645,-80.8950' },
  { name: 'Kings Point Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4604,-80.8887 35.4604,-80.8930' },
  { name: 'Ferry Street', class: 'residential', mph: 25, lanes: 1, line: '35.4840,-80.8694 35.4825,-80.8692 35.4805,-80.8690' },
  { name: 'Washam Street', class: 'residential', mph: 25, lanes: 1, line: '35.4832,-80.8647 35.4850,-80.8643 35.4868,-80.8640' },
  { name: 'Meridian Street', class: 'residential', mph: 25, lanes: 1, line: '35.4824,-80.8615 35.4845,-80.8615 35.4874,-80.8614' },
  { name: 'Mulberry Street', class: 'residential', mph: 25, lanes: 1, line: '35.4824,-80.8615 35.4805,-80.8612' },
  { name: 'Legion Street', class: 'residential', mph: 25, lanes: 1, line: '35.4874,-80.8614 35.4874,-80.8584' },
  { name: 'Railroad Street', class: 'residential', mph: 25, lanes: 1, line: '35.4826,-80.8583 35.4830,-80.8560 35.4860,-80.8556' },
  { name: 'Hickory Street', class: 'residential', mph: 25, lanes: 1, line: '35.4795,-80.8571 35.4790,-80.8590' },
  { name: 'Smith Road', class: 'residential', mph: 25, lanes: 1, line: '35.4763,-80.8548 35.4770,-80.8530' },
  { name: 'McCall Street', class: 'residential', mph: 25, lanes: 1, line: '35.4898,-80.8579 35.4899,-80.8600' },
  { name: 'Cornelius Street', class: 'residential', mph: 25, lanes: 1, line: '35.4917,-80.8575 35.4915,-80.8550' },
  { name: 'Eugenia Street', class: 'residential', mph: 25, lanes: 1, line: '35.4949,-80.8534 35.4942,-80.8515' },
  { name: 'Walnut Street', class: 'residential', mph: 25, lanes: 1, line: '35.4970,-80.8510 35.4980,-80.8525 35.4986,-80.8537' },
  { name: 'Watson Street', class: 'residential', mph: 25, lanes: 1, line: '35.5024,-80.8502 35.5010,-80.8505 35.4998,-80.8515' },
  { name: 'Sloan Street', class: 'residential', mph: 25, lanes: 1, line: '35.5028,-80.8529 35.5010,-80.8522 35.4986,-80.8537' },
  { name: 'Lakeside Avenue', class: 'residential', mph: 25, lanes: 1, line: '35.5030,-80.8563 35.5045,-80.8560 35.5062,-80.8550' },
  { name: 'Jetton Street', class: 'residential', mph: 30, lanes: 1, line: '35.4983,-80.8567 35.4990,-80.8605 35.4996,-80.8640' },
  {
    name: 'Davidson Gateway Drive', class: 'residential', mph: 30, lanes: 1,
    line: '35.5016,-80.8643 35.4995,-80.8632 35.4985,-80.8618 35.4990,-80.8605',
  },
  {
    name: 'Beaty Street', class: 'tertiary', mph: 30, lanes: 1,
    line: '35.5028,-80.8529 35.5058,-80.8524 35.5080,-80.8490 35.5091,-80.8452 35.5088,-80.8437',
  },
  { name: 'Grey Road', class: 'tertiary', mph: 35, lanes: 1, line: '35.4953,-80.8392 35.4920,-80.8400 35.4860,-80.8390 35.4800,-80.8370' },
  { name: 'Kimberly Road', class: 'residential', mph: 25, lanes: 1, line: '35.4888,-80.8275 35.4905,-80.8255 35.4920,-80.8230' },
  { name: 'Downing Street', class: 'residential', mph: 25, lanes: 1, line: '35.4914,-80.8317 35.4895,-80.8325' },
  { name: 'College Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4982,-80.8446 35.4998,-80.8455 35.5015,-80.8458' },
  { name: 'Faculty Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4982,-80.8446 35.4970,-80.8438' },
  {
    name: 'Davidson-Concord Road', class: 'tertiary', mph: 45, lanes: 1,
    line: '35.4870,-80.8245 35.4750,-80.8230 35.4600,-80.8240 35.4500,-80.8220 35.4420,-80.8200',
  },
  {
    name: 'Sam Furr Road', ref: 'NC 73', class: 'primary', mph: 45, lanes: 2,
    line: `35.4330,-80.9250 35.4400,-80.9080 35.4436,-80.8950 35.4440,-80.8857 35.4434,-80.8804 35.4430,-80.8733 35.4434,-80.8692
      35.4434,-80.8658 35.4432,-80.8560 35.4430,-80.8440`,
  },
  {
    // To Concord Parkway; east of 35.437,-80.79 its bends are drawn from memory of the map.
    name: 'Davidson Highway', ref: 'NC 73', class: 'secondary', mph: 50, lanes: 1,
    line: `35.4430,-80.8440 35.4425,-80.8330 35.4420,-80.8200 35.4395,-80.8050 35.4370,-80.7900 35.4345,-80.7760 35.4310,-80.7600 35.4290,-80.7450
      35.4265,-80.7300 35.4240,-80.7150 35.4220,-80.6980 35.4212,-80.6780 35.4200,-80.6550 35.4190,-80.6300 35.4180,-80.6060`,
  },
  {
    name: 'Gilead Road', class: 'secondary', mph: 40, lanes: 1,
    line: `35.4225,-80.9160 35.4165,-80.9105 35.4105,-80.9060 35.4072,-80.9005 35.4066,-80.8960 35.4070,-80.8910 35.4068,-80.8865 35.4042,-80.8800
      35.4062,-80.8755 35.4047,-80.8693 35.4062,-80.8650 35.4072,-80.8628 35.4088,-80.8588 35.4100,-80.8549 35.4105,-80.8528 35.4106,-80.8462 35.4108,-80.8430`,
  },
  {
    name: 'Huntersville-Concord Road', class: 'tertiary', mph: 40, lanes: 1,
    line: '35.4108,-80.8430 35.4110,-80.8382 35.4135,-80.8377 35.4162,-80.8345 35.4135,-80.8250 35.4130,-80.8140 35.4137,-80.8040',
  },
  {
    name: 'Northcross Drive', class: 'tertiary', mph: 35, lanes: 1,
    line: `35.4260,-80.8665 35.4300,-80.8700 35.4321,-80.8718 35.4360,-80.8738 35.4408,-80.8740 35.4430,-80.8733 35.4483,-80.8730
      35.4520,-80.8735`,
  },
  {
    name: 'Birkdale Commons Parkway', class: 'tertiary', mph: 25, lanes: 1,
    line: '35.4434,-80.8804 35.4415,-80.8800 35.4395,-80.8785 35.4380,-80.8760 35.4385,-80.8739',
  },
  {
    name: 'Stumptown Road', class: 'tertiary', mph: 35, lanes: 1,
    line: `35.4300,-80.8790 35.4280,-80.8755 35.4262,-80.8724 35.4260,-80.8665 35.4252,-80.8637 35.4223,-80.8598 35.4240,-80.8540
      35.4256,-80.8480 35.4263,-80.8427`,
  },
  {
    name: 'Hambright Road', class: 'tertiary', mph: 40, lanes: 1,
    line: `35.3855,-80.8840 35.3847,-80.8826 35.3823,-80.8780 35.3810,-80.8700 35.3802,-80.8577 35.3790,-80.8501 35.3783,-80.8435
      35.3772,-80.8334 35.3765,-80.8270`,
  },
  {
    name: 'McCoy Road', class: 'tertiary', mph: 40, lanes: 1,
    line: `35.3535,-80.8890 35.3620,-80.8852 35.3740,-80.8850 35.3855,-80.8840 35.3872,-80.8813 35.3905,-80.8782 35.3922,-80.8764
      35.3950,-80.8748 35.3990,-80.8702 35.4047,-80.8693`,
  },
  {
    name: 'Alexanderana Road', class: 'tertiary', mph: 40, lanes: 1,
    line: `35.3573,-80.8696 35.3655,-80.8590 35.3668,-80.8555 35.3662,-80.8484 35.3672,-80.8440 35.3688,-80.8407 35.3702,-80.8380
      35.3704,-80.8340 35.3704,-80.8315`,
  },
  {
    name: 'Eastfield Road', class: 'tertiary', mph: 45, lanes: 1,
    line: '35.3640,-80.8198 35.3656,-80.8170 35.3672,-80.8150 35.3720,-80.8075 35.3780,-80.7980 35.3800,-80.7860',
  },
  {
    name: 'Holbrooks Road', class: 'tertiary', mph: 35, lanes: 1,
    line: '35.3985,-80.8381 35.3992,-80.8340 35.4000,-80.8260 35.4018,-80.8210 35.4025,-80.8150',
  },
  {
    name: 'Sample Road', class: 'tertiary', mph: 45, lanes: 1,
    line: '35.3615,-80.8975 35.3588,-80.9005 35.3561,-80.9075 35.3530,-80.9140 35.3528,-80.9210 35.3531,-80.9290',
  },
  {
    name: 'Neck Road', class: 'tertiary', mph: 45, lanes: 1,
    line: '35.3800,-80.9182 35.3776,-80.9330 35.3838,-80.9450 35.3800,-80.9600 35.3722,-80.9734',
  },
  { name: 'Verhoeff Drive', class: 'residential', mph: 35, lanes: 1, line: '35.3952,-80.8361 35.3960,-80.8310 35.3985,-80.8280' },
  {
    name: 'Reese Boulevard', class: 'residential', mph: 30, lanes: 1,
    line: '35.4072,-80.8628 35.4053,-80.8620 35.4030,-80.8625 35.4008,-80.8643 35.3975,-80.8646',
  },
  { name: 'Kincey Avenue', class: 'residential', mph: 25, lanes: 1, line: '35.4053,-80.8620 35.4050,-80.8642 35.4044,-80.8660' },
  { name: 'Boren Street', class: 'residential', mph: 25, lanes: 1, line: '35.4008,-80.8643 35.4025,-80.8657 35.4044,-80.8660 35.4058,-80.8661' },
  { name: 'Julian Clark Avenue', class: 'residential', mph: 25, lanes: 1, line: '35.3975,-80.8646 35.3982,-80.8668' },
  { name: 'Hillcrest Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4106,-80.8462 35.4125,-80.8462 35.4145,-80.8455' },
  { name: 'Mullen Street', class: 'residential', mph: 25, lanes: 1, line: '35.4077,-80.8422 35.4085,-80.8395' },
  { name: 'Bankside Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4276,-80.8622 35.4285,-80.8590' },
  { name: 'Northdowns Lane', class: 'residential', mph: 25, lanes: 1, line: '35.4311,-80.8637 35.4318,-80.8605' },
  { name: 'Holly Point Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4400,-80.8653 35.4402,-80.8615' },
  { name: 'Caldwell Creek Drive', class: 'residential', mph: 25, lanes: 1, line: '35.4459,-80.8662 35.4460,-80.8625' },
];
