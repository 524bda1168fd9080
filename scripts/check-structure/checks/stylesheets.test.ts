import { describe, expect, it } from 'vitest';
import { sentencesIn, type Tree } from '../fixture.ts';

describe('stylesheets', () => {
  const sheet = (declaration: string): Tree => ({
    'src/ui/button.module.css': `/* not #fff */\n@layer ui {\n.a:hover {\n  margin: 4px;\n  ${declaration};\n}\n}\n`,
  });

  it.each([
    'color: #fff',
    'background: rgb(0 0 0)',
    'border: 1px solid hsl(0 0% 0%)',
    'color: oklch(0.5 0.1 50)',
    'fill: white',
    '--edge: #123456',
    'background: color-mix(in oklch, var(--paper), #000)',
  ])('refuse the raw colour in "%s"', (declaration) => {
    expect(sentencesIn(sheet(declaration))).toEqual([
      expect.stringMatching(/a colour is written as a token/),
    ]);
  });

  it.each(['border-radius: 4px', 'border-top-left-radius: 0.5rem', 'border-radius: 0 4px 4px 0'])(
    'refuse the raw corner in "%s"',
    (declaration) => {
      expect(sentencesIn(sheet(declaration))).toEqual([
        expect.stringMatching(/a corner is written as a token/),
      ]);
    },
  );

  it('refuse lines drawn with shadows that nothing stands in for in forced colours', () => {
    const drawn = '@layer components {\n.a {\n  box-shadow: var(--hair);\n}\n}\n';
    const path = 'src/features/orders/orders/components/pay.module.css';
    const component = { 'src/features/orders/orders/components/pay.tsx': '' };
    expect(sentencesIn({ ...component, [path]: drawn })).toEqual([expect.stringMatching(/forced-colors/)]);
    const framed = `${drawn}@media (forced-colors: active) {\n  .a {\n    border: 1px solid;\n  }\n}\n`;
    expect(sentencesIn({ ...component, [path]: framed })).toEqual([]);
  });

  it('refuse a raw shadow, and say on which line', () => {
    expect(sentencesIn(sheet('box-shadow: 0 1px 2px currentColor'))).toEqual([
      'src/ui/button.module.css: box-shadow: 0 1px 2px currentColor — a shadow is written as a token, var(--…); ' +
        'the values stand in src/ui/tokens.',
    ]);
  });

  it.each([
    'color: var(--paper)',
    'color: currentColor',
    'background: color-mix(in oklch, var(--paper) 50%, transparent)',
    'border-radius: 50%',
    'border-radius: 0',
    'border-radius: var(--radius) 0 0 var(--radius)',
    'box-shadow: none',
    'box-shadow: inset 0 0 0 1px var(--line)',
    'white-space: nowrap',
    'background: url("#fff.svg")',
    'color: CanvasText',
  ])('allow "%s"', (declaration) => {
    expect(sentencesIn(sheet(declaration))).toEqual([]);
  });

  it('leave the tokens and the illustrations their values', () => {
    const css = '@layer ui { .a { color: #fff; border-radius: 4px; box-shadow: 0 0 1px #000; } }\n';
    expect(sentencesIn({ 'src/ui/tokens/more.css': css, 'src/ui/packart/box.css': css })).toEqual([]);
  });

  it.each([
    ['.a { margin: 0; }', 'is in no layer: write its rules inside @layer ui.'],
    ['@layer screens { .a { margin: 0; } }', 'is in @layer screens: write its rules inside @layer ui.'],
    ['@layer components { .a { margin: 0; } }', 'is in @layer components: write its rules inside @layer ui.'],
  ])('refuse "%s" in src/ui', (css, message) => {
    expect(sentencesIn({ 'src/ui/button.module.css': css })).toEqual([
      `src/ui/button.module.css: ${message}`,
    ]);
  });

  it('refuse the layer of src/ui in a slice', () => {
    const path = 'src/features/orders/orders/components/order-table.module.css';
    expect(sentencesIn({ [path]: '@layer ui { .a { margin: 0; } }' })).toEqual([
      expect.stringContaining('write its rules inside @layer components or screens'),
    ]);
  });

  it('refuse a CSS module without its component', () => {
    expect(sentencesIn({ 'src/ui/lonely.module.css': '' })).toEqual([
      'src/ui/lonely.module.css: stands without its component: lonely.tsx is missing beside it.',
    ]);
  });
});
