import type { SketchRoad } from '../format';

/** North Tryon Street from Hidden Valley to the county line, the University area, Mallard Creek, Prosperity and Newell. */
export const roads: SketchRoad[] = [
  {
    name: 'North Tryon Street', ref: 'US 29', class: 'primary', mph: 45, lanes: 2,
    line: `35.2884,-80.7591 35.2927,-80.7557 35.2960,-80.7546 35.2997,-80.7535 35.3011,-80.7530 35.3030,-80.7517 35.3058,-80.7499 35.3080,-80.7480
      35.3107,-80.7449 35.3131,-80.7426 35.3154,-80.7405 35.3178,-80.7381 35.3212,-80.7343 35.3260,-80.7295 35.3300,-80.7250 35.3337,-80.7212
      35.3352,-80.7165 35.3370,-80.7085 35.3420,-80.7020 35.3468,-80.6945 35.3520,-80.6880`,
  },
  {
    name: 'University City Boulevard', ref: 'NC 49', class: 'primary', mph: 45, lanes: 2,
    line: `35.2927,-80.7557 35.2933,-80.7500 35.2955,-80.7445 35.2976,-80.7398 35.3001,-80.7338 35.3027,-80.7290 35.3045,-80.7266 35.3063,-80.7240
      35.3078,-80.7215 35.3094,-80.7191 35.3113,-80.7120 35.3124,-80.7079 35.3145,-80.6980 35.3155,-80.6850 35.3165,-80.6750`,
  },
  {
    name: 'City Boulevard', class: 'secondary', mph: 40, lanes: 2,
    line: '35.2927,-80.7557 35.2945,-80.7610 35.2968,-80.7653 35.2985,-80.7720 35.2980,-80.7770',
  },
  {
    name: 'I-85 Connector', ref: 'US 29', class: 'primary', mph: 55, lanes: 2,
    line: '35.2836,-80.7785 35.2841,-80.7737 35.2843,-80.7690 35.2845,-80.7631',
  },
  {
    name: 'East W.T. Harris Boulevard', ref: 'NC 24', class: 'primary', mph: 50, lanes: 2, dual: true,
    line: `35.2564,-80.7388 35.2600,-80.7370 35.2635,-80.7340 35.2665,-80.7309 35.2700,-80.7287 35.2730,-80.7274 35.2758,-80.7265 35.2800,-80.7250
      35.2827,-80.7249 35.2845,-80.7262 35.2864,-80.7283 35.2884,-80.7302 35.2910,-80.7330 35.2945,-80.7367 35.2976,-80.7398 35.3020,-80.7452 35.3058,-80.7499`,
  },
  {
    name: 'Mallard Creek Road', class: 'secondary', mph: 45, lanes: 2,
    line: `35.3003,-80.8013 35.3022,-80.8000 35.3046,-80.7980 35.3069,-80.7960 35.3090,-80.7942 35.3117,-80.7911 35.3127,-80.7884 35.3146,-80.7836
      35.3152,-80.7825 35.3168,-80.7807 35.3180,-80.7790 35.3195,-80.7778 35.3220,-80.7749 35.3237,-80.7742 35.3273,-80.7730 35.3300,-80.7725
      35.3340,-80.7730 35.3365,-80.7722 35.3393,-80.7706 35.3405,-80.7695 35.3416,-80.7677 35.3424,-80.7656 35.3444,-80.7623 35.3462,-80.7598
      35.3505,-80.7592 35.3545,-80.7573 35.3565,-80.7562 35.3584,-80.7540 35.3594,-80.7520 35.3615,-80.7490 35.3635,-80.7470 35.3653,-80.7424
      35.3668,-80.7380 35.3720,-80.7330 35.3750,-80.7290`,
  },
  {
    name: 'West Mallard Creek Church Road', class: 'secondary', mph: 45, lanes: 2,
    line: `35.3416,-80.7677 35.3401,-80.7657 35.3389,-80.7633 35.3375,-80.7599 35.3357,-80.7548 35.3342,-80.7509 35.3335,-80.7488 35.3320,-80.7448
      35.3311,-80.7410 35.3301,-80.7388 35.3286,-80.7380 35.3275,-80.7375 35.3250,-80.7367 35.3231,-80.7361 35.3212,-80.7343`,
  },
  {
    name: 'East Mallard Creek Church Road', class: 'secondary', mph: 40, lanes: 2,
    line: `35.3212,-80.7343 35.3203,-80.7326 35.3185,-80.7292 35.3177,-80.7274 35.3169,-80.7263 35.3158,-80.7242 35.3138,-80.7217
      35.3121,-80.7201 35.3094,-80.7191`,
  },
  {
    name: 'Prosperity Church Road', class: 'secondary', mph: 40, lanes: 1,
    line: `35.3416,-80.7677 35.3424,-80.7694 35.3435,-80.7712 35.3478,-80.7742 35.3500,-80.7754 35.3523,-80.7788 35.3545,-80.7808 35.3568,-80.7816
      35.3600,-80.7825 35.3620,-80.7834 35.3628,-80.7844 35.3640,-80.7855 35.3668,-80.7852 35.3690,-80.7854 35.3720,-80.7856 35.3800,-80.7860 35.3850,-80.7850`,
  },
  {
    name: 'Benfield Road', class: 'tertiary', mph: 35, lanes: 1,
    line: '35.3640,-80.7855 35.3645,-80.7867 35.3657,-80.7880 35.3671,-80.7891 35.3698,-80.7881 35.3720,-80.7856',
  },
  { name: 'Prosperity Crossing Drive', class: 'residential', mph: 25, lanes: 1, line: '35.3668,-80.7852 35.3671,-80.7891' },
  {
    name: 'Ridge Road', class: 'tertiary', mph: 40, lanes: 1,
    line: '35.3690,-80.7854 35.3692,-80.7950 35.3682,-80.8030 35.3670,-80.8105 35.3663,-80.8160',
  },
  {
    name: 'Johnston-Oehler Road', class: 'tertiary', mph: 40, lanes: 1,
    line: '35.3690,-80.7854 35.3687,-80.7760 35.3684,-80.7690 35.3665,-80.7645 35.3623,-80.7602 35.3590,-80.7580 35.3565,-80.7562',
  },
  {
    name: 'David Taylor Drive', class: 'tertiary', mph: 35, lanes: 1,
    line: `35.3204,-80.7602 35.3197,-80.7583 35.3206,-80.7559 35.3220,-80.7556 35.3256,-80.7556 35.3268,-80.7588 35.3280,-80.7616
      35.3290,-80.7626 35.3305,-80.7629 35.3340,-80.7638 35.3370,-80.7643 35.3395,-80.7645`,
  },
  {
    name: 'Claude Freeman Drive', class: 'residential', mph: 35, lanes: 1,
    line: '35.3305,-80.7629 35.3313,-80.7606 35.3340,-80.7592 35.3375,-80.7599',
  },
  {
    name: 'Research Drive', class: 'residential', mph: 35, lanes: 1,
    line: '35.3145,-80.7662 35.3172,-80.7640 35.3204,-80.7602 35.3197,-80.7583 35.3165,-80.7590',
  },
  {
    name: 'Governor Hunt Road', class: 'residential', mph: 35, lanes: 1,
    line: '35.3280,-80.7616 35.3265,-80.7650 35.3250,-80.7690 35.3237,-80.7742',
  },
  { name: 'Senator Royall Drive', class: 'residential', mph: 35, lanes: 1, line: '35.3357,-80.7548 35.3330,-80.7555 35.3305,-80.7570' },
  {
    name: 'IBM Drive', class: 'tertiary', mph: 35, lanes: 2,
    line: `35.3145,-80.7662 35.3138,-80.7637 35.3100,-80.7632 35.3058,-80.7630 35.3035,-80.7650 35.3024,-80.7690 35.3038,-80.7730
      35.3068,-80.7760 35.3095,-80.7774 35.3120,-80.7777 35.3145,-80.7772 35.3167,-80.7767 35.3176,-80.7776`,
  },
  {
    name: 'Neal Road', class: 'tertiary', mph: 35, lanes: 1,
    line: '35.3038,-80.7730 35.3010,-80.7748 35.2980,-80.7770 35.2963,-80.7788 35.2940,-80.7820 35.2905,-80.7845',
  },
  { name: 'Old Mallard Creek Road', class: 'residential', mph: 35, lanes: 1, line: '35.3168,-80.7807 35.3170,-80.7785 35.3167,-80.7767' },
  {
    name: 'JW Clay Boulevard', class: 'tertiary', mph: 35, lanes: 2,
    line: `35.3085,-80.7425 35.3107,-80.7449 35.3140,-80.7482 35.3146,-80.7505 35.3135,-80.7527 35.3100,-80.7537 35.3090,-80.7540
      35.3050,-80.7560 35.3030,-80.7575`,
  },
  { name: 'McCullough Drive', class: 'tertiary', mph: 35, lanes: 1, line: '35.3011,-80.7530 35.3030,-80.7575 35.3022,-80.7600' },
  { name: 'JM Keynes Drive', class: 'residential', mph: 25, lanes: 1, line: '35.3080,-80.7480 35.3098,-80.7502 35.3100,-80.7537' },
  {
    name: 'Medical Plaza Drive', class: 'residential', mph: 25, lanes: 1,
    line: '35.3178,-80.7776 35.3184,-80.7758 35.3205,-80.7745 35.3220,-80.7749',
  },
  { name: 'University Terrace Drive', class: 'residential', mph: 25, lanes: 1, line: '35.3087,-80.7238 35.3105,-80.7222 35.3121,-80.7201' },
  {
    name: 'John Kirk Drive', class: 'tertiary', mph: 30, lanes: 1,
    line: '35.3063,-80.7240 35.3073,-80.7247 35.3087,-80.7238 35.3130,-80.7242 35.3158,-80.7242',
  },
  { name: 'Van Landingham Road', class: 'residential', mph: 25, lanes: 1, line: '35.3073,-80.7247 35.3062,-80.7260 35.3054,-80.7274' },
  {
    name: 'Mary Alexander Road', class: 'residential', mph: 25, lanes: 1,
    line: '35.3054,-80.7274 35.3075,-80.7300 35.3105,-80.7315 35.3135,-80.7300 35.3155,-80.7278 35.3169,-80.7263',
  },
  { name: 'Mark Twain Road', class: 'residential', mph: 25, lanes: 1, line: '35.3001,-80.7338 35.2985,-80.7325 35.2968,-80.7315' },
  { name: 'Broadrick Boulevard', class: 'residential', mph: 25, lanes: 1, line: '35.3027,-80.7290 35.3042,-80.7305 35.3060,-80.7325' },
  { name: 'University Village Boulevard', class: 'residential', mph: 25, lanes: 1, line: '35.3138,-80.7217 35.3150,-80.7195 35.3155,-80.7170' },
  { name: 'Alexander Glen Drive', class: 'residential', mph: 25, lanes: 1, line: '35.3185,-80.7292 35.3205,-80.7278' },
  { name: 'Bonnie Cone Lane', class: 'residential', mph: 25, lanes: 1, line: '35.3177,-80.7274 35.3155,-80.7290' },
  { name: 'Barton Creek Drive', class: 'residential', mph: 25, lanes: 1, line: '35.3154,-80.7405 35.3170,-80.7430' },
  { name: 'Hubbard Road', class: 'tertiary', mph: 35, lanes: 1, line: '35.3117,-80.7911 35.3145,-80.7940 35.3190,-80.7970 35.3240,-80.7975' },
  { name: 'Penninger Circle', class: 'residential', mph: 25, lanes: 1, line: '35.3127,-80.7884 35.3110,-80.7865 35.3095,-80.7875' },
  { name: 'Mallard Forest Drive', class: 'residential', mph: 25, lanes: 1, line: '35.3090,-80.7942 35.3080,-80.7925 35.3072,-80.7905' },
  { name: 'Rockwell Church Road', class: 'residential', mph: 25, lanes: 1, line: '35.3069,-80.7960 35.3085,-80.7985' },
  {
    name: 'Concord Mills Boulevard', class: 'secondary', mph: 45, lanes: 2,
    line: '35.3640,-80.7095 35.3668,-80.7135 35.3700,-80.7190 35.3712,-80.7240 35.3730,-80.7285 35.3738,-80.7310',
  },
  {
    // On to NC 73, past the winery Cabarrus Ridge. That it leads there is known; north of 35.375 its line is not, but for the winery's place.
    name: 'Odell School Road', class: 'tertiary', mph: 45, lanes: 1,
    line: '35.3653,-80.7424 35.3690,-80.7440 35.3750,-80.7420 35.3840,-80.7350 35.3940,-80.7230 35.4030,-80.7120 35.4093,-80.7086 35.4160,-80.7110 35.4240,-80.7150',
  },
  {
    name: 'Old Concord Road', class: 'secondary', mph: 45, lanes: 1,
    line: `35.2621,-80.7735 35.2605,-80.7718 35.2613,-80.7695 35.2635,-80.7639 35.2665,-80.7560 35.2685,-80.7480 35.2705,-80.7405
      35.2750,-80.7382 35.2800,-80.7357 35.2884,-80.7302 35.2920,-80.7280 35.2985,-80.7255 35.3045,-80.7230 35.3063,-80.7240`,
  },
  {
    name: 'Orr Road', class: 'tertiary', mph: 35, lanes: 1,
    line: '35.2659,-80.7692 35.2649,-80.7666 35.2635,-80.7639 35.2600,-80.7630 35.2565,-80.7615',
  },
  {
    name: 'Rocky River Road', class: 'secondary', mph: 45, lanes: 1,
    line: `35.2884,-80.7591 35.2889,-80.7575 35.2878,-80.7556 35.2850,-80.7545 35.2835,-80.7512 35.2832,-80.7475 35.2810,-80.7430 35.2800,-80.7357
      35.2775,-80.7305 35.2758,-80.7265 35.2756,-80.7230 35.2761,-80.7201 35.2775,-80.7150 35.2757,-80.7050 35.2750,-80.6970 35.2720,-80.6900
      35.2700,-80.6800 35.2690,-80.6680`,
  },
  {
    name: 'Grier Road', class: 'tertiary', mph: 40, lanes: 1,
    line: `35.2685,-80.7480 35.2672,-80.7440 35.2664,-80.7410 35.2652,-80.7361 35.2655,-80.7335 35.2665,-80.7309 35.2690,-80.7262
      35.2725,-80.7231 35.2761,-80.7201`,
  },
  { name: 'Nicolet Glen Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2725,-80.7231 35.2708,-80.7215' },
  { name: 'University East Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2864,-80.7283 35.2847,-80.7289 35.2835,-80.7310' },
  { name: 'Back Creek Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2827,-80.7249 35.2837,-80.7270 35.2847,-80.7289' },
  // Derita, Hidden Valley and the streets around Sugar Creek Road.
  {
    name: 'Tom Hunter Road', class: 'tertiary', mph: 35, lanes: 1,
    line: `35.2789,-80.7902 35.2775,-80.7893 35.2769,-80.7880 35.2775,-80.7850 35.2783,-80.7825 35.2786,-80.7796 35.2788,-80.7760
      35.2787,-80.7720 35.2785,-80.7693 35.2772,-80.7665`,
  },
  { name: 'Fincher Boulevard', class: 'residential', mph: 25, lanes: 1, line: '35.2827,-80.8209 35.2843,-80.8203 35.2864,-80.8205 35.2884,-80.8207' },
  {
    name: 'Hidden Valley Road', class: 'residential', mph: 25, lanes: 1,
    line: '35.2729,-80.7937 35.2706,-80.7928 35.2690,-80.7900 35.2670,-80.7885 35.2654,-80.7888',
  },
  {
    name: 'Cinderella Road', class: 'residential', mph: 25, lanes: 1,
    line: '35.2657,-80.7949 35.2657,-80.7920 35.2646,-80.7915 35.2645,-80.7899 35.2654,-80.7888',
  },
  { name: 'Yuma Street', class: 'residential', mph: 25, lanes: 1, line: '35.2657,-80.7920 35.2664,-80.7915 35.2681,-80.7919 35.2706,-80.7928' },
  { name: 'Argyle Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2681,-80.7946 35.2681,-80.7919' },
  { name: 'Munsee Street', class: 'residential', mph: 25, lanes: 1, line: '35.2699,-80.7943 35.2688,-80.7930 35.2672,-80.7902 35.2645,-80.7899' },
  { name: 'Sofley Road', class: 'residential', mph: 25, lanes: 1, line: '35.2635,-80.8025 35.2645,-80.7985 35.2649,-80.7950' },
  { name: 'Glory Street', class: 'residential', mph: 25, lanes: 1, line: '35.2596,-80.8021 35.2605,-80.7985 35.2620,-80.7951' },
  { name: 'Arrowhead Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2723,-80.7673 35.2714,-80.7697 35.2713,-80.7715' },
  { name: 'Elgywood Lane', class: 'residential', mph: 25, lanes: 1, line: '35.2713,-80.7715 35.2732,-80.7722 35.2748,-80.7727' },
  { name: 'Canterwood Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2785,-80.7693 35.2765,-80.7708 35.2748,-80.7727 35.2748,-80.7739' },
  { name: 'Monteith Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2748,-80.7739 35.2770,-80.7752 35.2788,-80.7760' },
  { name: 'Echo Glen Road', class: 'residential', mph: 25, lanes: 1, line: '35.2737,-80.7838 35.2753,-80.7823 35.2783,-80.7825' },
  { name: 'Bilmark Avenue', class: 'residential', mph: 25, lanes: 1, line: '35.2737,-80.7838 35.2731,-80.7825 35.2713,-80.7796' },
  { name: 'Spring Garden Lane', class: 'residential', mph: 25, lanes: 1, line: '35.2703,-80.7777 35.2722,-80.7772 35.2731,-80.7768' },
  { name: 'Georgetown Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2731,-80.7768 35.2735,-80.7748 35.2748,-80.7739' },
  { name: 'Snow White Lane', class: 'residential', mph: 25, lanes: 1, line: '35.2688,-80.7870 35.2693,-80.7825 35.2703,-80.7777' },
  { name: 'Orchard Trace Lane', class: 'residential', mph: 25, lanes: 1, line: '35.2804,-80.7656 35.2800,-80.7635' },
  { name: 'Austin Drive', class: 'residential', mph: 25, lanes: 1, line: '35.2673,-80.7686 35.2665,-80.7715' },
  { name: 'Owen Boulevard', class: 'residential', mph: 25, lanes: 1, line: '35.2745,-80.7670 35.2745,-80.7645' },
  { name: 'Rumple Road', class: 'residential', mph: 35, lanes: 1, line: '35.2938,-80.7973 35.2955,-80.7930 35.2965,-80.7900' },
  { name: 'Maple Street', class: 'residential', mph: 25, lanes: 1, line: '35.2976,-80.7994 35.2965,-80.8020' },
  { name: 'Waterford Hills Drive', class: 'residential', mph: 25, lanes: 1, line: '35.3339,-80.7984 35.3345,-80.7950' },
];
