/** The place of a new slice, and its noun in the forms that its files use. */
export interface SliceNames {
  /** Folder in src/features: `catalog`. */
  domain: string;
  /** Folder in the domain, table and path of the API: `pallets`. */
  many: string;
  /** The singular: `pallet`. */
  one: string;
  /** One line about the slice for the map in ARCHITECTURE.md. */
  about: string;
}

interface NamesInput {
  /** `<domain>/<slice>`. */
  path: string;
  /** The singular, where it cannot be derived from the plural. */
  one?: string | undefined;
  about?: string | undefined;
}

/** Returns the names of a new slice; throws an Error with a sentence for the terminal. */
export function sliceNames({ path, one, about }: NamesInput): SliceNames {
  const [, domain = '', many = ''] = /^([a-z-]+)\/([a-z]+)$/.exec(path) ?? [];
  const singular = one ?? singularOf(many);
  if (many === '' || !/^[a-z]+$/.test(singular)) {
    throw new Error(
      `Name the domain and one noun in the plural, in lower case, such as "catalog/pallets", not "${path}".`,
    );
  }
  if (many === singular) {
    throw new Error(`The singular of "${many}" cannot be derived. Name it: --one <noun>.`);
  }
  return {
    domain,
    many,
    one: singular,
    about: about ?? `${many} that everyone can read, and admins add and archive`,
  };
}

/** Returns a template with the names in place of "widget" and "domain-of-widgets". */
export function fillTemplate(template: string, { domain, many, one }: SliceNames): string {
  const words: Record<string, string> = {
    widgets: many,
    widget: one,
    Widgets: capitalized(many),
    Widget: capitalized(one),
  };
  return template.replace(/domain-of-widgets/g, domain).replace(/widgets?/gi, (word) => words[word] ?? word);
}

function singularOf(many: string): string {
  if (many.endsWith('ies')) return many.replace(/ies$/, 'y');
  return many.replace(/(?<=ch|sh|x|ss)es$|(?<!s)s$/, '');
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
