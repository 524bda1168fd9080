/** A state of the US on a map of equal tiles. */
export interface StatePlace {
  code: string;
  name: string;
  column: number;
  row: number;
}

/** One line for each row of the map, from column 1; a dot stands for open land or sea. */
const map = `
. . . . . . . . . . ME
. . . . . WI . . . VT NH
WA ID MT ND MN IL MI . NY MA .
OR NV WY SD IA IN OH PA NJ CT RI
CA UT CO NE MO KY WV VA MD DE .
. AZ NM KS AR TN NC SC DC . .
AK . . OK LA MS AL GA . . .
HI . . TX . . . . FL . .`;

const names = new Map(
  `
AK Alaska, AL Alabama, AR Arkansas, AZ Arizona, CA California, CO Colorado, CT Connecticut, DC
District of Columbia, DE Delaware, FL Florida, GA Georgia, HI Hawaii, IA Iowa, ID Idaho, IL
Illinois, IN Indiana, KS Kansas, KY Kentucky, LA Louisiana, MA Massachusetts, MD Maryland, ME Maine,
MI Michigan, MN Minnesota, MO Missouri, MS Mississippi, MT Montana, NC North Carolina, ND North
Dakota, NE Nebraska, NH New Hampshire, NJ New Jersey, NM New Mexico, NV Nevada, NY New York, OH
Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota,
TN Tennessee, TX Texas, UT Utah, VA Virginia, VT Vermont, WA Washington, WI Wisconsin, WV West
Virginia, WY Wyoming`
    .trim()
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** The fifty states and the District of Columbia, by name. */
export const statePlaces: readonly StatePlace[] = map
  .trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .split(' ')
      .flatMap((code, column) =>
        code === '.' ? [] : [{ code, name: names.get(code) ?? code, column: column + 1, row: row + 1 }],
      ),
  )
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
