import { type UnitSystem, unitSystems } from '#lib/unit-systems.ts';

/** The values of the fields of a calculator, by name. */
export type FieldValues = Record<string, string>;

/** The start values of the fields: metric, and those that replace them in other unit systems. */
export interface StartValues {
  metric: FieldValues;
  inch?: FieldValues;
  india?: FieldValues;
}

/** Returns each set of start values with the unit systems that use it. */
export function startValuesOf(starts: StartValues): { systems: UnitSystem[]; values: FieldValues }[] {
  const own = unitSystems.filter((system) => system !== 'metric' && starts[system]);
  return [
    { systems: unitSystems.filter((system) => !own.includes(system)), values: starts.metric },
    ...own.map((system) => ({ systems: [system], values: { ...starts.metric, ...starts[system] } })),
  ];
}

const maxValueLength = 60;

/** Returns the values from the query of the URL, or the defaults; other parameters are ignored. */
export function fieldValuesOf({ searchParams }: URL, defaults: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [
      name,
      (searchParams.get(name) ?? usual)
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, maxValueLength)
        .toWellFormed(),
    ]),
  );
}

/** Returns the values that are not empty; the server has defaults for the others. */
export const filledIn = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

export interface CalculatorResult<T> {
  /** Null if a field is invalid. */
  result: T | null;
  /** The message of each invalid field. */
  errors: Record<string, string>;
}

/** Returns the result of a calculation, or the messages of its invalid fields; throws any other failure. */
export async function settleCalculation<T>(work: Promise<{ data: T }>): Promise<CalculatorResult<T>> {
  try {
    return { result: (await work).data, errors: {} };
  } catch (error) {
    if (!(error instanceof Response) || error.status !== 400) throw error;
    const { errors = [] } = (await error.json()) as { errors?: { path: string; message: string }[] };
    return {
      result: null,
      errors: Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message])),
    };
  }
}
