import type { SketchInterchange, SketchRoad } from '../format';

/**
 * Interstates, freeways and expressways: roads that cross others over or under, and are entered only at interchanges.
 */
export const roads: SketchRoad[] = [
  {
    name: 'Interstate 77',
    ref: 'I 77',
    class: 'motorway',
    mph: 60,
    lanes: 3,
    dual: true,
    line: `35.0850,-80.9440 35.0965,-80.9380 35.1045,-80.9335 35.1158,-80.9262 35.1245,-80.9185 35.1310,-80.9140 35.1375,-80.9083
      35.1425,-80.9025 35.1470,-80.8975 35.1530,-80.8927 35.1580,-80.8912 35.1636,-80.8900 35.1690,-80.8880 35.1745,-80.8870 35.1800,-80.8869
      35.1848,-80.8866 35.1905,-80.8853 35.1978,-80.8823 35.2045,-80.8785 35.2105,-80.8757 35.2145,-80.8737 35.2176,-80.8716 35.2192,-80.8706
      35.2221,-80.8680 35.2244,-80.8655 35.2268,-80.8624 35.2290,-80.8606 35.2327,-80.8591 35.2342,-80.8580 35.2361,-80.8558 35.2377,-80.8542
      35.2411,-80.8506 35.2422,-80.8488 35.2440,-80.8470 35.2465,-80.8462 35.2481,-80.8456 35.2530,-80.8436 35.2570,-80.8419 35.2611,-80.8406
      35.2640,-80.8418 35.2675,-80.8443 35.2705,-80.8460 35.2727,-80.8462 35.2766,-80.8456 35.2810,-80.8476 35.2870,-80.8501 35.2900,-80.8510
      35.2932,-80.8514 35.2965,-80.8510 35.3020,-80.8497 35.3073,-80.8486 35.3140,-80.8484 35.3220,-80.8489 35.3340,-80.8496 35.3412,-80.8490
      35.3484,-80.8482 35.3550,-80.8477 35.3630,-80.8478 35.3720,-80.8487 35.3820,-80.8507 35.3920,-80.8533 35.4000,-80.8560 35.4088,-80.8588
      35.4170,-80.8608 35.4260,-80.8640 35.4340,-80.8672 35.4434,-80.8692 35.4520,-80.8705 35.4610,-80.8728 35.4720,-80.8750 35.4836,-80.8756
      35.4900,-80.8735 35.4960,-80.8695 35.5016,-80.8655 35.5080,-80.8640 35.5200,-80.8655
      35.5420,-80.8660 35.5650,-80.8600 35.5950,-80.8600 35.6300,-80.8640 35.6810,-80.8680 35.7250,-80.8650 35.7750,-80.8620 35.8115,-80.8590
      35.8690,-80.8500 35.9430,-80.8450 36.0170,-80.8250 36.0750,-80.8120 36.1280,-80.8050 36.1750,-80.8190 36.2120,-80.8290 36.2262,-80.8325
      36.2400,-80.8250 36.2550,-80.8130`,
  },
  {
    name: 'Interstate 85',
    ref: 'I 85',
    class: 'motorway',
    mph: 65,
    lanes: 4,
    dual: true,
    line: `35.2575,-81.0300 35.2577,-81.0145 35.2580,-81.0030 35.2568,-80.9920 35.2543,-80.9827 35.2520,-80.9765 35.2497,-80.9705 35.2480,-80.9665
      35.2440,-80.9550 35.2420,-80.9505 35.2414,-80.9460 35.2421,-80.9382 35.2422,-80.9320 35.2408,-80.9262 35.2390,-80.9203 35.2383,-80.9155
      35.2391,-80.9090 35.2408,-80.9040 35.2424,-80.9000 35.2442,-80.8987 35.2460,-80.8977 35.2477,-80.8961 35.2508,-80.8944 35.2528,-80.8918
      35.2543,-80.8889 35.2570,-80.8856 35.2588,-80.8835 35.2607,-80.8801 35.2638,-80.8764 35.2668,-80.8727 35.2682,-80.8699 35.2690,-80.8660
      35.2712,-80.8545 35.2727,-80.8462 35.2730,-80.8430 35.2728,-80.8367 35.2731,-80.8320 35.2748,-80.8240 35.2768,-80.8130 35.2767,-80.8087
      35.2772,-80.8010 35.2787,-80.7943 35.2812,-80.7868 35.2836,-80.7785 35.2870,-80.7725 35.2910,-80.7685 35.2968,-80.7653 35.3000,-80.7640
      35.3058,-80.7613 35.3122,-80.7589 35.3160,-80.7557 35.3197,-80.7526 35.3260,-80.7473 35.3320,-80.7448 35.3390,-80.7422 35.3435,-80.7391
      35.3485,-80.7342 35.3535,-80.7290 35.3630,-80.7200 35.3668,-80.7135 35.3760,-80.7040`,
  },
  {
    name: 'John Belk Freeway',
    ref: 'I 277',
    class: 'motorway',
    mph: 55,
    lanes: 3,
    dual: true,
    line: `35.2221,-80.8680 35.2234,-80.8640 35.2244,-80.8605 35.2251,-80.8580 35.2254,-80.8562 35.2252,-80.8546 35.2244,-80.8528 35.2232,-80.8512 35.2220,-80.8496 35.2206,-80.8480
      35.2190,-80.8460 35.2175,-80.8442 35.2160,-80.8424 35.2153,-80.8410 35.2154,-80.8390 35.2164,-80.8367 35.2180,-80.8346 35.2194,-80.8329
      35.2208,-80.8312 35.2220,-80.8302`,
  },
  {
    name: 'Brookshire Freeway',
    ref: 'I 277',
    class: 'motorway',
    mph: 55,
    lanes: 3,
    dual: true,
    line: `35.2220,-80.8302 35.2245,-80.8286 35.2275,-80.8268 35.2290,-80.8264 35.2304,-80.8275 35.2330,-80.8305 35.2345,-80.8327 35.2357,-80.8351
      35.2368,-80.8384 35.2377,-80.8419 35.2386,-80.8450 35.2395,-80.8484 35.2411,-80.8506 35.2428,-80.8518`,
  },
  {
    name: 'Brookshire Freeway',
    ref: 'NC 16',
    class: 'motorway',
    mph: 55,
    lanes: 2,
    dual: true,
    line: '35.2428,-80.8518 35.2450,-80.8533 35.2496,-80.8563 35.2512,-80.8592 35.2555,-80.8657 35.2600,-80.8722 35.2630,-80.8755',
  },
  {
    name: 'East Independence Boulevard',
    ref: 'US 74',
    class: 'trunk',
    mph: 55,
    lanes: 4,
    dual: true,
    line: `35.2220,-80.8302 35.2208,-80.8275 35.2192,-80.8235 35.2172,-80.8185 35.2150,-80.8120 35.2130,-80.8062 35.2103,-80.7985 35.2075,-80.7915
      35.2044,-80.7851 35.2012,-80.7790 35.1985,-80.7738 35.1942,-80.7672 35.1895,-80.7612 35.1835,-80.7552 35.1820,-80.7540`,
  },
  {
    name: 'Billy Graham Parkway',
    ref: 'US 521',
    class: 'trunk',
    mph: 55,
    lanes: 2,
    dual: true,
    line: `35.2390,-80.9203 35.2372,-80.9209 35.2345,-80.9208 35.2310,-80.9208 35.2270,-80.9230 35.2235,-80.9240 35.2180,-80.9232 35.2125,-80.9228
      35.2056,-80.9230 35.2000,-80.9200 35.1950,-80.9140 35.1915,-80.9090 35.1870,-80.9040 35.1830,-80.8990 35.1797,-80.8905 35.1782,-80.8875 35.1776,-80.8864`,
  },
  {
    name: 'Interstate 485',
    ref: 'I 485',
    class: 'motorway',
    mph: 65,
    lanes: 3,
    dual: true,
    line: `35.1185,-80.9068 35.1245,-80.9185 35.1262,-80.9205 35.1285,-80.9235 35.1340,-80.9282 35.1412,-80.9313 35.1465,-80.9385 35.1505,-80.9440 35.1545,-80.9485
      35.1580,-80.9560 35.1635,-80.9635 35.1682,-80.9682 35.1735,-80.9722 35.1850,-80.9730 35.1980,-80.9720 35.2120,-80.9700 35.2250,-80.9690
      35.2395,-80.9685 35.2480,-80.9665 35.2517,-80.9676 35.2600,-80.9674 35.2737,-80.9663 35.2800,-80.9659 35.2865,-80.9653 35.2925,-80.9630
      35.2985,-80.9583 35.3005,-80.9567 35.3055,-80.9545 35.3085,-80.9528 35.3172,-80.9457 35.3220,-80.9408 35.3265,-80.9320 35.3283,-80.9270
      35.3308,-80.9160 35.3330,-80.9117 35.3390,-80.9010 35.3435,-80.8925 35.3456,-80.8844 35.3453,-80.8765 35.3478,-80.8692 35.3512,-80.8645
      35.3560,-80.8600 35.3600,-80.8560 35.3620,-80.8525 35.3630,-80.8478 35.3643,-80.8385 35.3637,-80.8300 35.3625,-80.8196 35.3630,-80.8080
      35.3645,-80.7970 35.3657,-80.7880 35.3649,-80.7850 35.3635,-80.7810 35.3585,-80.7695 35.3537,-80.7576 35.3518,-80.7490 35.3502,-80.7410 35.3485,-80.7342 35.3410,-80.7275`,
  },
  {
    name: 'Interstate 485',
    ref: 'I 485',
    class: 'motorway',
    mph: 65,
    lanes: 3,
    dual: true,
    line: `35.3410,-80.7275 35.3337,-80.7212 35.3305,-80.7187 35.3240,-80.7145 35.3165,-80.7103 35.3124,-80.7079 35.3000,-80.7010
      35.2850,-80.6960 35.2720,-80.6900 35.2560,-80.6765 35.2405,-80.6655 35.2280,-80.6622 35.2159,-80.6600 35.2060,-80.6565 35.1985,-80.6532
      35.1910,-80.6450 35.1830,-80.6375 35.1720,-80.6345 35.1575,-80.6385 35.1430,-80.6505 35.1320,-80.6650 35.1200,-80.6775 35.1110,-80.6895 35.1060,-80.6985
      35.1000,-80.7100 35.0940,-80.7235 35.0860,-80.7365 35.0770,-80.7485 35.0705,-80.7585 35.0610,-80.7710 35.0625,-80.7850 35.0634,-80.8000
      35.0645,-80.8190 35.0650,-80.8350 35.0655,-80.8470 35.0680,-80.8570 35.0720,-80.8640 35.0765,-80.8703 35.0810,-80.8735 35.0880,-80.8765
      35.0950,-80.8788 35.0985,-80.8793 35.1018,-80.8806 35.1031,-80.8835 35.1045,-80.8885 35.1070,-80.8955 35.1125,-80.9008 35.1185,-80.9068`,
  },
];

export const interchanges: SketchInterchange[] = [
  { motorway: 'Interstate 77', road: 'Carowinds Boulevard', exit: '90' },
  { motorway: 'Interstate 77', road: 'Westinghouse Boulevard', exit: '1' },
  { motorway: 'Interstate 77', road: 'Interstate 485', exit: '2', near: '35.1245,-80.9185' },
  { motorway: 'Interstate 77', road: 'West Arrowood Road', exit: '3' },
  { motorway: 'Interstate 77', road: 'Nations Ford Road', exit: '4' },
  { motorway: 'Interstate 77', road: 'West Tyvola Road', exit: '5' },
  { motorway: 'Interstate 77', road: 'Billy Graham Parkway', exit: '6' },
  { motorway: 'Interstate 77', road: 'Clanton Road', exit: '7' },
  { motorway: 'Interstate 77', road: 'Remount Road', exit: '8' },
  { motorway: 'Interstate 77', road: 'John Belk Freeway', exit: '9' },
  { motorway: 'Interstate 77', road: 'West Boulevard', exit: '9C' },
  { motorway: 'Interstate 77', road: 'West Morehead Street', exit: '10A' },
  { motorway: 'Interstate 77', road: 'West Trade Street', exit: '10B' },
  { motorway: 'Interstate 77', road: 'West 5th Street', exit: '10C' },
  { motorway: 'Interstate 77', road: 'Brookshire Freeway', exit: '11' },
  { motorway: 'Interstate 77', road: 'LaSalle Street', exit: '12' },
  { motorway: 'Interstate 77', road: 'Interstate 85', exit: '13' },
  { motorway: 'Interstate 77', road: 'Sunset Road', exit: '16' },
  { motorway: 'Interstate 77', road: 'West W.T. Harris Boulevard', exit: '18' },
  { motorway: 'Interstate 77', road: 'Interstate 485', exit: '19', near: '35.3630,-80.8478' },
  { motorway: 'Interstate 77', road: 'Gilead Road', exit: '23' },
  { motorway: 'Interstate 77', road: 'Sam Furr Road', exit: '25' },
  { motorway: 'Interstate 77', road: 'West Catawba Avenue', exit: '28' },
  { motorway: 'Interstate 77', road: 'Griffith Street', exit: '30' },
  { motorway: 'Interstate 77', road: 'Winston Road', exit: '82' },
  { motorway: 'Interstate 85', road: 'Sam Wilson Road', exit: '29' },
  { motorway: 'Interstate 85', road: 'Interstate 485', exit: '30', near: '35.2480,-80.9665' },
  { motorway: 'Interstate 85', road: 'Little Rock Road', exit: '32' },
  { motorway: 'Interstate 85', road: 'Billy Graham Parkway', exit: '33' },
  { motorway: 'Interstate 85', road: 'Freedom Drive', exit: '34' },
  { motorway: 'Interstate 85', road: 'Glenwood Drive', exit: '35' },
  { motorway: 'Interstate 85', road: 'Brookshire Boulevard', exit: '36' },
  { motorway: 'Interstate 85', road: 'Beatties Ford Road', exit: '37' },
  { motorway: 'Interstate 85', road: 'Statesville Avenue', exit: '39' },
  { motorway: 'Interstate 85', road: 'North Graham Street', exit: '40' },
  { motorway: 'Interstate 85', road: 'West Sugar Creek Road', exit: '41' },
  { motorway: 'Interstate 85', road: 'I-85 Connector', exit: '42' },
  { motorway: 'Interstate 85', road: 'City Boulevard', exit: '43' },
  { motorway: 'Interstate 85', road: 'West W.T. Harris Boulevard', exit: '45' },
  { motorway: 'Interstate 85', road: 'West Mallard Creek Church Road', exit: '46' },
  { motorway: 'Interstate 85', road: 'Interstate 485', exit: '48', near: '35.3485,-80.7342' },
  { motorway: 'Interstate 85', road: 'Concord Mills Boulevard', exit: '49' },
  { motorway: 'John Belk Freeway', road: 'South Church Street', exit: '1B' },
  { motorway: 'John Belk Freeway', road: 'South Caldwell Street', exit: '1D' },
  { motorway: 'John Belk Freeway', road: 'South McDowell Street', exit: '2A' },
  { motorway: 'John Belk Freeway', road: 'East 4th Street', exit: '2A' },
  { motorway: 'John Belk Freeway', road: 'East Independence Boulevard', exit: '2B' },
  { motorway: 'Brookshire Freeway', road: 'North Davidson Street', exit: '3A' },
  { motorway: 'Brookshire Freeway', road: 'North Tryon Street', exit: '3B' },
  { motorway: 'Brookshire Freeway', road: 'North Graham Street', exit: '4' },
  { motorway: 'Brookshire Freeway', road: 'Beatties Ford Road', exit: '5' },
  { motorway: 'East Independence Boulevard', road: 'Briar Creek Road' },
  { motorway: 'East Independence Boulevard', road: 'Eastway Drive' },
  { motorway: 'East Independence Boulevard', road: 'Albemarle Road' },
  { motorway: 'East Independence Boulevard', road: 'North Sharon Amity Road' },
  { motorway: 'East Independence Boulevard', road: 'Idlewild Road' },
  { motorway: 'Billy Graham Parkway', road: 'Wilkinson Boulevard' },
  { motorway: 'Billy Graham Parkway', road: 'Josh Birmingham Parkway' },
  { motorway: 'Billy Graham Parkway', road: 'West Boulevard' },
  { motorway: 'Billy Graham Parkway', road: 'West Tyvola Road' },
  { motorway: 'Billy Graham Parkway', road: 'South Tryon Street' },
  { motorway: 'Interstate 485', road: 'South Tryon Street', exit: '1' },
  { motorway: 'Interstate 485', road: 'West Arrowood Road', exit: '3' },
  { motorway: 'Interstate 485', road: 'Steele Creek Road', exit: '4' },
  { motorway: 'Interstate 485', road: 'West Boulevard', exit: '6' },
  { motorway: 'Interstate 485', road: 'Wilkinson Boulevard', exit: '9' },
  { motorway: 'Interstate 485', road: 'Moores Chapel Road', exit: '12' },
  { motorway: 'Interstate 485', road: 'Mount Holly Road', exit: '14' },
  { motorway: 'Interstate 485', road: 'Brookshire Boulevard', exit: '16' },
  { motorway: 'Interstate 485', road: 'West W.T. Harris Boulevard', exit: '21' },
  { motorway: 'Interstate 485', road: 'Old Statesville Road', exit: '23C' },
  { motorway: 'Interstate 485', road: 'Benfield Road', exit: '26' },
  { motorway: 'Interstate 485', road: 'Mallard Creek Road', exit: '28' },
  { motorway: 'Interstate 485', road: 'North Tryon Street', exit: '32' },
  { motorway: 'Interstate 485', road: 'University City Boulevard', exit: '33' },
  { motorway: 'Interstate 485', road: 'Rocky River Road', exit: '36' },
  { motorway: 'Interstate 485', road: 'Harrisburg Road', exit: '39' },
  { motorway: 'Interstate 485', road: 'Albemarle Road', exit: '41' },
  { motorway: 'Interstate 485', road: 'Blair Road', exit: '43' },
  { motorway: 'Interstate 485', road: 'Fairview Road', exit: '44' },
  { motorway: 'Interstate 485', road: 'Lawyers Road', exit: '47' },
  { motorway: 'Interstate 485', road: 'Idlewild Road', exit: '49' },
  { motorway: 'Interstate 485', road: 'East Independence Boulevard', exit: '51' },
  { motorway: 'Interstate 485', road: 'East John Street', exit: '52' },
  { motorway: 'Interstate 485', road: 'Providence Road', exit: '57' },
  { motorway: 'Interstate 485', road: 'Rea Road', exit: '59' },
  { motorway: 'Interstate 485', road: 'Johnston Road', exit: '61' },
  { motorway: 'Interstate 485', road: 'Pineville-Matthews Road', exit: '64' },
  { motorway: 'Interstate 485', road: 'South Boulevard', exit: '65' },
];
