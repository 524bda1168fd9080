import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';

/** What stands in the fields of a calculator, by name. */
export type Asked = Record<string, string>;

/** What stands in the fields at first: everywhere, and in place of that for who counts in other units. */
export interface Starts {
  metric: Asked;
  inch?: Asked;
  india?: Asked;
}

/** The fields as they stand at first, once for each way in which they differ, and for whom. */
export function startsOf(starts: Starts): { systems: UnitSystem[]; asked: Asked }[] {
  const own = unitSystems.filter((system) => system !== 'metric' && starts[system]);
  return [
    { systems: unitSystems.filter((system) => !own.includes(system)), asked: starts.metric },
    ...own.map((system) => ({ systems: [system], asked: { ...starts.metric, ...starts[system] } })),
  ];
}

const longestValue = 60;

/** The fields as the address gives them, or as they stand at first; other parameters are left aside. */
export function askedOf({ searchParams }: URL, defaults: Asked): Asked {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [
      name,
      (searchParams.get(name) ?? usual)
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, longestValue)
        .toWellFormed(),
    ]),
  );
}

/** What is sent to be worked out: an empty field has its usual value. */
export const given = (asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

export interface Answered<T> {
  /** Null: a field is wrong. */
  answer: T | null;
  /** The message of each field that is wrong. */
  errors: Record<string, string>;
}

/** Works something out; what is wrong with the fields is an answer too, any other failure is not. */
export async function answered<T>(work: Promise<{ data: T }>): Promise<Answered<T>> {
  try {
    return { answer: (await work).data, errors: {} };
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 400) throw error;
    const { errors = [] } = (await error.json()) as { errors?: { path: string; message: string }[] };
    return {
      answer: null,
      errors: Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message])),
    };
  }
}
