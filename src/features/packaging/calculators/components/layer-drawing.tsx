import { Measured } from '#ui/facts/units/measured.tsx';
import type { DrawnLayer } from '../contract.ts';
import styles from './layer-drawing.module.css';

/** A layer seen from above, to scale; turned boxes in another shade. */
export function LayerDrawing({ layer: { floor, box, boxes, count } }: { layer: DrawnLayer }) {
  const { lengthMm, widthMm } = floor;
  const rim = Math.max(lengthMm, widthMm) * 0.012;
  const gap = Math.min(box.lengthMm, box.widthMm) * 0.02;
  const turned = boxes.filter((one) => one.turned).length;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-rim} ${-rim} ${lengthMm + 2 * rim} ${widthMm + 2 * rim}`}
        role="img"
        aria-label={`Top view of a layer of ${count} boxes, ${turned} of them rotated`}
        className={styles.drawing}
      >
        <rect width={lengthMm} height={widthMm} className={styles.floor} />
        {boxes.map(({ x, y, turned: isTurned }) => {
          const [wide, deep] = isTurned ? [box.widthMm, box.lengthMm] : [box.lengthMm, box.widthMm];
          return (
            <rect
              key={`${x} ${y}`}
              x={x + gap}
              // The floor is drawn from its near edge.
              y={widthMm - y - deep + gap}
              width={wide - 2 * gap}
              height={deep - 2 * gap}
              rx={gap}
              className={isTurned ? styles.turned : styles.box}
            />
          );
        })}
      </svg>
      <figcaption>
        {boxes.length < count ? `The first ${boxes.length} of ${count} boxes` : `${count} boxes`} on{' '}
        <Measured>{`${Math.round(lengthMm)} × ${Math.round(widthMm)} mm`}</Measured>, to scale
      </figcaption>
    </figure>
  );
}
