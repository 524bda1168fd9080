/** The noun of a new feature in the forms that its files use. */
export interface FeatureNames {
  /** Folder, table and path of the API: `pallets`. */
  many: string;
  /** One of them: `pallet`. */
  one: string;
}

/**
 * Checks the noun and finds its singular; `one` overrides the guess.
 * Throws an Error with a sentence for the terminal.
 */
export function featureNames({ many, one = singularOf(many) }: { many: string; one?: string }): FeatureNames {
  if (!/^[a-z]+$/.test(many) || !/^[a-z]+$/.test(one)) {
    throw new Error(
      `A feature is one noun in lower case and in the plural, such as "pallets", not "${many}".`,
    );
  }
  if (many === one) throw new Error(`"${many}" looks like a singular. Name one of them: --one <noun>.`);
  return { many, one };
}

/** Puts the names in the place of the word "widget" in a template. */
export function fillTemplate(template: string, { many, one }: FeatureNames): string {
  const words: Record<string, string> = {
    widgets: many,
    widget: one,
    Widgets: capitalized(many),
    Widget: capitalized(one),
  };
  return template.replace(/widgets?/gi, (word) => words[word] ?? word);
}

function singularOf(many: string): string {
  if (many.endsWith('ies')) return many.replace(/ies$/, 'y');
  return many.replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/, '');
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
