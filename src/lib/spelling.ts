const britishSpellings: readonly (readonly [RegExp, string])[] = [
  [/mould/g, 'mold'],
  [/aluminium/g, 'aluminum'],
  [/\bgrey/g, 'gray'],
  [/\bcentre/g, 'center'],
  [/fibre/g, 'fiber'],
  [/litre/g, 'liter'],
  [/metre/g, 'meter'],
  [/(col|vap|flav|od)our/g, '$1or'],
  [/jewellery/g, 'jewelry'],
  [/\btyre/g, 'tire'],
  [/labell(ed|ing)/g, 'label$1'],
  [/([a-z]{4})is(e|ed|er|ers|ing|ation)\b/g, '$1iz$2'],
];

/**
 * Returns a text in lower case and in American spelling, to compare names: `Moulded fibre` and `Molded fiber` are one.
 */
export const spellingKey = (text: string): string =>
  britishSpellings.reduce(
    (key, [british, american]) => key.replace(british, american),
    text.toLowerCase().replace(/\s+/g, ' ').trim(),
  );
