import type { SketchRoad } from '../format';

const collector = (name: string, line: string, mph = 35): SketchRoad => ({ name, class: 'tertiary', mph, lanes: 1, line });

/** The ways to the towns at the sketch's edge: Concord, Kannapolis, Mooresville, Mount Holly, Belmont, Gastonia, Tega Cay and Rock Hill. */
export const roads: SketchRoad[] = [
  // Concord, Kannapolis, Harrisburg
  { name: 'Concord Parkway South', ref: 'US 29', class: 'primary', mph: 55, lanes: 2, line: '35.3520,-80.6880 35.3575,-80.6780 35.3660,-80.6640 35.3760,-80.6480 35.3860,-80.6330 35.3960,-80.6200 35.4060,-80.6110' },
  { name: 'Concord Parkway North', ref: 'US 29', class: 'primary', mph: 45, lanes: 2, line: '35.4060,-80.6110 35.4180,-80.6060 35.4300,-80.6060 35.4420,-80.6120 35.4560,-80.6150' },
  { name: 'South Cannon Boulevard', ref: 'US 29', class: 'primary', mph: 45, lanes: 2, line: '35.4560,-80.6150 35.4700,-80.6110 35.4850,-80.6060 35.5000,-80.6020' },
  { name: 'Cabarrus Avenue West', class: 'secondary', mph: 35, lanes: 1, line: '35.4060,-80.6110 35.4070,-80.6000 35.4085,-80.5890 35.4096,-80.5808' },
  { name: 'Church Street North', class: 'secondary', mph: 35, lanes: 1, line: '35.4096,-80.5808 35.4180,-80.5880 35.4270,-80.5950 35.4377,-80.6015 35.4470,-80.6080 35.4560,-80.6150' },
  collector('Union Street South', '35.4096,-80.5808 35.4020,-80.5790 35.3940,-80.5770 35.3850,-80.5720 35.3730,-80.5600'),
  { name: 'South Main Street', class: 'secondary', mph: 35, lanes: 1, line: '35.4560,-80.6150 35.4700,-80.6200 35.4850,-80.6225 35.4966,-80.6235' },
  collector('West Avenue', '35.4966,-80.6235 35.4965,-80.6205 35.4970,-80.6170', 25),
  collector('Dale Earnhardt Boulevard', '35.4966,-80.6235 35.4900,-80.6120 35.4850,-80.6060 35.4780,-80.5900'),
  { name: 'NC Highway 49', ref: 'NC 49', class: 'primary', mph: 55, lanes: 2, line: '35.3165,-80.6750 35.3215,-80.6620 35.3290,-80.6460 35.3400,-80.6260 35.3520,-80.6020 35.3640,-80.5780 35.3730,-80.5600 35.3780,-80.5450' },
  collector('Morehead Road', '35.3215,-80.6620 35.3300,-80.6680 35.3400,-80.6740 35.3460,-80.6800 35.3500,-80.6915', 45),
  // Davidson to Mooresville
  { name: 'Mecklenburg Highway', ref: 'NC 115', class: 'secondary', mph: 45, lanes: 1, line: '35.5180,-80.8390 35.5330,-80.8320 35.5480,-80.8260 35.5620,-80.8190 35.5720,-80.8140' },
  { name: 'South Main Street', ref: 'NC 115', class: 'secondary', mph: 35, lanes: 1, line: '35.5720,-80.8140 35.5790,-80.8110 35.5849,-80.8101' },
  { name: 'Plaza Drive', ref: 'NC 150', class: 'primary', mph: 45, lanes: 2, line: '35.5870,-80.8101 35.5890,-80.8250 35.5915,-80.8400 35.5930,-80.8560 35.5945,-80.8700' },
  { name: 'North Main Street', ref: 'NC 115', class: 'secondary', mph: 35, lanes: 1, line: '35.5849,-80.8101 35.5870,-80.8101 35.5950,-80.8110 35.6050,-80.8140' },
  // Across the Catawba: Mount Holly, Belmont, Gastonia
  { name: 'Charlotte Avenue', ref: 'NC 27', class: 'secondary', mph: 35, lanes: 1, line: '35.2978,-81.0050 35.2988,-81.0110 35.2985,-81.0165' },
  { name: 'Main Street', class: 'secondary', mph: 35, lanes: 1, line: '35.3060,-81.0175 35.2985,-81.0165 35.2900,-81.0180 35.2820,-81.0240' },
  collector('Belmont-Mount Holly Road', '35.2820,-81.0240 35.2740,-81.0310 35.2660,-81.0390 35.2607,-81.0405 35.2550,-81.0395 35.2495,-81.0375', 45),
  { name: 'Wilkinson Boulevard', ref: 'US 29;US 74', class: 'primary', mph: 45, lanes: 2, line: '35.2440,-81.0100 35.2462,-81.0200 35.2485,-81.0300 35.2495,-81.0375 35.2510,-81.0480 35.2530,-81.0620 35.2550,-81.0760' },
  { name: 'East Franklin Boulevard', ref: 'US 29;US 74', class: 'primary', mph: 45, lanes: 2, line: '35.2550,-81.0760 35.2570,-81.0900 35.2585,-81.1050 35.2595,-81.1250 35.2608,-81.1450 35.2620,-81.1650 35.2622,-81.1873' },
  collector('North Main Street', '35.2495,-81.0375 35.2460,-81.0378 35.2429,-81.0373', 25),
  collector('South Point Road', '35.2429,-81.0373 35.2330,-81.0390 35.2200,-81.0400 35.2050,-81.0420 35.1900,-81.0450 35.1780,-81.0440', 45),
  collector('South New Hope Road', '35.2595,-81.1250 35.2450,-81.1190 35.2280,-81.1070 35.2100,-81.0930 35.1920,-81.0780 35.1760,-81.0650 35.1683,-81.0600 35.1560,-81.0560 35.1430,-81.0560', 45),
  collector('North New Hope Road', '35.2595,-81.1250 35.2680,-81.1290 35.2757,-81.1360 35.2850,-81.1400', 45),
  collector('Court Drive', '35.2757,-81.1360 35.2765,-81.1392 35.2775,-81.1430'),
  collector('East Garrison Boulevard', '35.2450,-81.1190 35.2455,-81.1350 35.2475,-81.1500 35.2478,-81.1600 35.2510,-81.1750 35.2530,-81.1873'),
  collector('South Street', '35.2622,-81.1873 35.2580,-81.1875 35.2530,-81.1873 35.2450,-81.1870'),
  collector('Whitewater Center Parkway', '35.2688,-80.9820 35.2712,-80.9870 35.2725,-80.9940 35.2727,-81.0000 35.2728,-81.0035'),
  // York County
  collector('Gold Hill Road', '35.0490,-80.9470 35.0465,-80.9570 35.0430,-80.9705 35.0400,-80.9850', 45),
  collector('Tega Cay Drive', '35.0400,-80.9850 35.0370,-80.9960 35.0320,-81.0080 35.0270,-81.0190 35.0243,-81.0279'),
  collector('Oakland Avenue', '34.9520,-81.0000 34.9460,-81.0190 34.9397,-81.0285 34.9320,-81.0270 34.9249,-81.0251'),
];
