export type PageClass = 'public' | 'form' | 'dashboard';

type Figure =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'lcpSeconds'
  | 'tbtMs'
  | 'cls'
  | 'scriptKb'
  | 'allKb';

interface Budget {
  figure: Figure;
  words: string;
  holds(value: number): boolean;
}

const atMost = (figure: Figure, most: number): Budget => ({
  figure,
  words: `> ${most}`,
  holds: (value) => value <= most,
});
const atLeast = (figure: Figure, least: number): Budget => ({
  figure,
  words: `< ${least}`,
  holds: (value) => value >= least,
});

function budget(
  scores: number,
  [scriptKb, allKb, lcpSeconds, tbtMs, cls]: [number, number, number, number, number],
): Budget[] {
  return [
    atLeast('performance', scores),
    atLeast('accessibility', 100),
    atLeast('bestPractices', scores),
    atMost('lcpSeconds', lcpSeconds),
    atMost('tbtMs', tbtMs),
    atMost('cls', cls),
    atMost('scriptKb', scriptKb),
    atMost('allKb', allKb),
  ];
}

/** Kilobytes of scripts that a page of each class may load on arrival, compressed, with their headers. */
export const scriptKb: Record<PageClass, number> = { public: 130, form: 170, dashboard: 200 };

/** The budgets of each class of page on a mid-range phone; pages behind a sign-in are not for search engines. */
export const budgets: Record<PageClass, Budget[]> = {
  public: [...budget(98, [scriptKb.public, 250, 1.6, 50, 0.01]), atLeast('seo', 98)],
  form: budget(97, [scriptKb.form, 260, 2, 80, 0.01]),
  dashboard: budget(95, [scriptKb.dashboard, 300, 2.2, 100, 0.02]),
};
