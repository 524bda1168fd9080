import { type PackForm, toForm } from '#lib/art/forms/form.ts';
import type { PackSpec } from '#lib/art/types.ts';

type FormName = Parameters<typeof toForm>[0];

interface TitleRule {
  /** The noun that a title is about, with which its first part ends. */
  noun: RegExp;
  form: FormName;
  implied?: Parameters<typeof toForm>[1];
  /** Kinds that the noun may also mean. */
  kinds: readonly PackSpec['kind'][];
}

const boxes = [
  'carton',
  'corrugated',
  'mailer',
  'rigid',
  'foodbox',
  'woodbox',
  'gabletop',
  'baginbox',
  'liner',
] as const;

const rules: readonly TitleRule[] = [
  {
    noun: /\b(film|web|laminate|sheeting)( on rolls?)?$/,
    form: 'filmroll',
    implied: { material: 'white', print: 'pattern' },
    kinds: ['filmroll', 'cushion', 'sheets', 'carton', 'blister', 'liner', 'pallet'],
  },
  { noun: /\bcarton( with liner)?$/, form: 'carton', kinds: [...boxes, 'clamshell'] },
  { noun: /\b(pen|gift|retail) box$/, form: 'carton', kinds: boxes },
  {
    noun: /\bbottle$/,
    form: 'bottle',
    implied: 'pet',
    kinds: ['bottle', 'jerrycan', 'pharma', 'papertube', 'tank'],
  },
  { noun: /\bspouted pouch$/, form: 'pouch.spout', kinds: ['pouch', 'flatbag'] },
  {
    noun: /\bpouch$/,
    form: 'pouch.flat',
    implied: { top: 'none' },
    kinds: ['pouch', 'flatbag', 'envelope', 'polymailer', 'carrier', 'sack'],
  },
  { noun: /\bflow[- ]?wrap$/, form: 'flow', kinds: ['flow', 'filmroll'] },
  { noun: /\bpail$/, form: 'pail', implied: 'white', kinds: ['pail', 'foodbox'] },
  { noun: /\bjar$/, form: 'jar', kinds: ['jar', 'jerrycan', 'tinbox', 'bottle'] },
  { noun: /\b(paper|bagasse|pla-lined bagasse) bowl$/, form: 'ware.bowl', implied: 'kraft', kinds: [] },
  { noun: /\beggs? tray$/, form: 'tray.egg', implied: 'grey', kinds: ['tray'] },
  { noun: /\bready-meal tray$/, form: 'tray.cells', implied: 'black', kinds: ['tray', 'foodbox'] },
  { noun: /\bcaddy$/, form: 'tinbox', implied: 'steel', kinds: ['tinbox', 'papertube'] },
  { noun: /\b(returns|courier) bag$/, form: 'polymailer', kinds: ['polymailer', 'envelope'] },
  { noun: /\blingerie bag$/, form: 'flatbag.zip', implied: 'pet', kinds: ['flatbag'] },
  { noun: /\bpaper sheet$/, form: 'sheets.solid', implied: 'kraft', kinds: ['sheets', 'wrap'] },
  { noun: /\bball band$/, form: 'wrap.sleeve', kinds: ['wrap'] },
  { noun: /\bsticker$/, form: 'card.sheet', implied: 'white', kinds: ['card', 'labels', 'seal'] },
  { noun: /\bpocket tissue wrap$/, form: 'pouch.pillow', implied: 'white', kinds: [] },
];

/**
 * Returns the form of what a title names, if this is something else than the usual product of its category: among
 * sachets, "Stick pack film, 12 micron" is a roll of film.
 */
export function titledForm(title: string, usual: PackForm): PackForm | undefined {
  const [head = ''] = title.toLowerCase().split(/,|\(/);
  const rule = rules.find(({ noun }) => noun.test(head.trim()));
  return rule && !rule.kinds.includes(usual.kind) ? toForm(rule.form, rule.implied) : undefined;
}
