/** Every country that the map draws, by the name of its path; made by scripts/world-map.ts. */
export const drawnCountries: readonly string[] =
  'FJ TZ EH CA US KZ UZ PG ID AR CL CD SO KE SD TD HT DO RU BS FK NO GL TF TL ZA LS MX UY BR BO PE CO PA CR NI HN SV GT BZ VE GY SR FR EC PR JM CU ZW BW NA SN ML MR BJ NE NG CM TG GH CI GN GW LR SL BF CF CG GA GQ ZM MW MZ SZ AO BI IL LB MG PS GM TN DZ JO AE QA KW IQ OM VU KH TH LA MM VN KP KR MN IN BD BT NP PK AF TJ KG TM IR SY AM SE BY UA PL AT HU MD RO LT LV EE DE BG GR TR AL HR CH LU BE NL PT ES IE NC SB NZ AU LK CN TW IT DK GB IS AZ GE PH MY BN SI FI SK CZ ER JP PY YE SA n-cyprus CY MA EG LY ET DJ somaliland UG RW BA MK RS ME kosovo TT SS'.split(
    ' ',
  );
