/** A US state with its number of suppliers and the position of that number on the map. */
export interface StateLabel {
  name: string;
  x: number;
  y: number;
  count: number;
}

/** The fifty states and the District of Columbia, with their centres as printed by `scripts/us-map.ts`. */
const stateCentres = `
Alabama 672 432,Alaska 103 523,Arizona 208 382,Arkansas 564 391,California 82 288,Colorado 332 290,
Connecticut 886 190,Delaware 853 260,District of Columbia 828 267,Florida 768 516,Georgia 736 428,
Hawaii 300 574,Idaho 199 147,Illinois 615 270,Indiana 665 269,Iowa 540 227,Kansas 456 309,
Kentucky 688 321,Louisiana 576 478,Maine 919 93,Maryland 832 250,Massachusetts 897 172,
Michigan 684 186,Minnesota 525 132,Mississippi 618 437,Missouri 560 312,Montana 287 100,
Nebraska 434 239,Nevada 142 252,New Hampshire 893 140,New Jersey 862 230,New Mexico 311 393,
New York 834 172,North Carolina 801 351,North Dakota 429 104,Ohio 724 253,Oklahoma 471 376,
Oregon 103 134,Pennsylvania 806 226,Rhode Island 905 184,South Carolina 779 392,South Dakota 430 172,
Tennessee 673 361,Texas 434 469,Utah 227 269,Vermont 873 136,Virginia 803 304,Washington 124 59,
West Virginia 767 285,Wisconsin 595 167,Wyoming 308 195`;

/** Returns every state with its number of suppliers, for the loader. */
export function stateLabels(states: readonly { name: string; supplierCount: number }[]): StateLabel[] {
  const counts = new Map(states.map(({ name, supplierCount }) => [name, supplierCount]));
  return stateCentres
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const [, name = '', x, y] = /^(.+) (\d+) (\d+)$/.exec(entry) ?? [];
      return { name, x: Number(x), y: Number(y), count: counts.get(name) ?? 0 };
    });
}
