import {
  doubleWallGrades,
  type Flute,
  fluteNote,
  fluteSources,
  flutes,
  gradeNote,
  gradeSources,
  plyGrades,
  singleWallGrades,
} from '#features/packaging/engineering/rules/board-tables.ts';
import { kgPerLb } from '#features/packaging/engineering/rules/units.ts';
import styles from './board-sheets.module.css';
import { describeHosts, SheetFrame, SheetTable } from './sheet-frame.tsx';

const range = (values: readonly number[]): string => values.map((value) => value.toFixed(1)).join('–');

export function FluteSheet() {
  return (
    <SheetFrame
      title="Flutes"
      lead="Board thickness includes liners. Flutes are drawn at four times their actual size."
      foot={`${fluteNote} Sources: ${describeHosts(fluteSources)}.`}
    >
      <SheetTable
        caption="Twelve flutes"
        head={['Flute', 'Profile', 'Thickness, mm', 'From–to, mm', 'Waves per foot', 'Take-up', 'Confidence']}
        rows={flutes.map((flute) => [
          flute.flute,
          <Profile key="profile" flute={flute} />,
          flute.thicknessMm.toFixed(1),
          range(flute.thicknessRangeMm),
          flute.flutesPerFoot
            ? `${flute.flutesPerFoot}${flute.flutesPerFootOther ? ` or ${flute.flutesPerFootOther}` : ''}`
            : (flute.components?.join(' + ') ?? '–'),
          flute.takeUp ?? '–',
          sentenceCase(flute.confidence),
        ])}
      />
    </SheetFrame>
  );
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Millimeters of board that a profile shows. */
const profileLengthMm = 26;

/** The edge of a board at four times its size, with each wave at its pitch where that is known. */
function Profile({ flute: { flute, components, thicknessMm } }: { flute: Flute }) {
  const walls = (components ?? [flute])
    .map((name) => flutes.find((one) => one.flute === name))
    .filter((one) => one !== undefined);
  const totalThicknessMm = walls.reduce((sum, wall) => sum + wall.thicknessMm, 0);
  const scale = thicknessMm / totalThicknessMm;
  const layers = walls.map((wall, i) => ({
    name: `${wall.flute}${i}`,
    top: walls.slice(0, i).reduce((sum, below) => sum + below.thicknessMm * scale, 0),
    height: wall.thicknessMm * scale,
    pitch: wall.flutesPerFoot ? 304.8 / wall.flutesPerFoot : wall.thicknessMm * 1.9,
  }));
  return (
    <svg
      viewBox={`0 -0.25 ${profileLengthMm} ${thicknessMm + 0.5}`}
      aria-hidden="true"
      className={styles.profile}
      style={{ width: `${profileLengthMm * 4}px`, height: `${(thicknessMm + 0.5) * 4}px` }}
    >
      {layers.map(({ name, top, height, pitch }) => (
        <path
          key={name}
          d={`${wave({ top, height, pitch })}M0 ${top}H${profileLengthMm}M0 ${top + height}H${profileLengthMm}`}
        />
      ))}
    </svg>
  );
}

interface Wave {
  top: number;
  height: number;
  pitch: number;
}

function wave({ top, height, pitch }: Wave): string {
  const steps: string[] = [`M0 ${top + height}`];
  for (let x = 0; x < profileLengthMm; x += pitch) {
    const [half, next] = [x + pitch / 2, x + pitch];
    steps.push(`C${x + pitch * 0.2} ${top + height} ${half - pitch * 0.2} ${top} ${half} ${top}`);
    steps.push(`C${half + pitch * 0.2} ${top} ${next - pitch * 0.2} ${top + height} ${next} ${top + height}`);
  }
  return steps.join('');
}

export function GradeSheet() {
  const gradeRows = (grades: typeof singleWallGrades) =>
    grades.map(({ ect, mullen, maxGrossLb }) => [
      `${ect} ECT`,
      `${mullen} psi`,
      `${maxGrossLb} lb`,
      `${(maxGrossLb * kgPerLb).toFixed(1)} kg`,
    ]);
  const head = ['Edge crush, lb/in', 'or burst', 'Max. gross weight', 'in kilograms'];
  return (
    <SheetFrame
      title="Board grades"
      lead="Edge crush and burst are alternatives, not equivalents."
      foot={`${gradeNote} Indian rows: one source, medium confidence. Sources: ${describeHosts(gradeSources)}.`}
    >
      <SheetTable caption="Single wall" head={head} rows={gradeRows(singleWallGrades)} />
      <SheetTable caption="Double wall" head={head} rows={gradeRows(doubleWallGrades)} />
      <SheetTable
        caption="Indian board by ply"
        head={['Board', 'Paper grades, g/m²', 'ECT, kN/m', 'Box compression, kgf']}
        rows={plyGrades.map(({ ply, gsm, ectKnM, bctKgf }) => [
          ply,
          gsm ?? 'Not stated',
          range(ectKnM),
          bctKgf.join('–'),
        ])}
      />
    </SheetFrame>
  );
}
