import type { Locale } from './texts';

const CODES =
  'AF AX AL DZ AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BR IO VG BN BG BF BI KH CM CA CV KY CF TD CL CN CO KM CG CD CK CR CI HR ' +
  'CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HN HK HU IS IN ID IQ IE IM IL IT JM JP JE ' +
  'JO KZ KE KI XK KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MQ MR MU YT MX MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU MK NO OM PK PS PA PG ' +
  'PY PE PH PN PL PT PR QA RE RO RU RW WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS KR SS ES LK BL SH KN LC MF PM VC SR SE CH TW TJ TZ TH TL TG TK TO TT TN TR TM ' +
  'TC TV UG UA AE GB US UY UZ VU VA VE VN WF EH YE ZM ZW';

/** Countries in the order of their names in a language. */
export function countries(locale: Locale): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return CODES.split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** How the postal code is called and checked where a card needs one; elsewhere it is not asked for. */
export const POSTAL: Readonly<
  Record<string, { label: string; placeholder: string; pattern: RegExp; word: string; numeric: boolean }>
> = {
  US: { label: 'ZIP code', placeholder: '12345', pattern: /^\d{5}$/, word: 'ZIP', numeric: true },
  CA: {
    label: 'Postal code',
    placeholder: 'M5T 1T4',
    pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
    word: 'postal code',
    numeric: false,
  },
  GB: {
    label: 'Postal code',
    placeholder: 'WS11 1DB',
    pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    word: 'postal code',
    numeric: false,
  },
};
