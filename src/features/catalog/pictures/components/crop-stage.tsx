import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Crop } from '#features/files/files/contract.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { moveCrop, resizeCrop } from '../rules/crop-box.ts';
import styles from './crop-stage.module.css';

interface CropStageProps {
  src: string;
  box: Crop;
  /** Width divided by height; null for any ratio. */
  ratio: number | null;
  pictureRatio: number;
  /** Called with the picture's ratio once it has loaded. */
  onPictureRatio: (ratio: number) => void;
  onChange: (box: Crop) => void;
}

const step = 0.02;
const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const percent = (share: number): string => `${share * 100}%`;

/** A picture with a crop box that is moved and resized with mouse, finger or arrow keys. */
export function CropStage({ src, box, ratio, pictureRatio, onPictureRatio, onChange }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; box: Crop } | null>(null);
  const shape = { ratio, pictureRatio };
  const drag = (act: 'push' | 'pull') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, box };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      const size = stage.current?.getBoundingClientRect();
      if (!from || !size || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      const way = { x: (event.clientX - from.x) / size.width, y: (event.clientY - from.y) / size.height };
      onChange(act === 'push' ? moveCrop(from.box, way) : resizeCrop(from.box, { ...way, ...shape }));
    },
    onPointerUp: () => {
      start.current = null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
  });
  const keys = (act: 'push' | 'pull') => (event: KeyboardEvent) => {
    const way = directions[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(act === 'push' ? moveCrop(box, way) : resizeCrop(box, { ...way, ...shape }));
  };
  return (
    <Stack gap={2} justify="center" className={styles.frame}>
      <div className={styles.stage} ref={stage}>
        <img
          src={src}
          alt=""
          draggable={false}
          className={styles.photo}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            onPictureRatio(naturalWidth / Math.max(1, naturalHeight))
          }
        />
        <div
          className={styles.box}
          style={{
            left: percent(box.x),
            top: percent(box.y),
            width: percent(box.width),
            height: percent(box.height),
          }}
        >
          <button
            type="button"
            className={styles.push}
            aria-label="Crop area. Move it with the arrow keys"
            onKeyDown={keys('push')}
            {...drag('push')}
          />
          <button
            type="button"
            className={styles.pull}
            aria-label="Crop corner. Resize it with the arrow keys"
            onKeyDown={keys('pull')}
            {...drag('pull')}
          />
        </div>
      </div>
      <output className="muted note">
        Shows {Math.round(box.width * 100)}% of the width and {Math.round(box.height * 100)}% of the height.
      </output>
    </Stack>
  );
}
