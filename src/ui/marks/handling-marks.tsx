const UP = 'M8 2 2.2 10.5H6V21h4V10.5h3.8ZM22 2l-5.8 8.5H20V21h4V10.5h3.8ZM2 24h26v2.6H2Z';
const FRAGILE =
  'M40 2h16c1.2 8-1.6 12.2-6 13.7V23h4.6v3.6H41.4V23H46v-7.3C41.6 14.2 38.8 10 40 2Zm9.5 3-2 3.8 2.6 1.2-1.6 3.4 5-4.6-2.7-1.2 1.7-2.6Z';
const DRY_CANOPY = 'M66 14a13 12 0 0 1 26 0Z';
const DRY_HANDLE = 'M77.6 14h2.6v9.4a3.6 3.6 0 0 1-7.2 0h2.4a1.2 1.2 0 0 0 2.2 0Z';

/** This way up, fragile, keep dry (after ISO 780). Used only for shipping, never as decoration. */
export function HandlingMarks({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 94 28"
      width="87"
      height="26"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d={UP} />
      <path d={FRAGILE} fillRule="evenodd" />
      <path d={DRY_CANOPY} />
      <path d={DRY_HANDLE} />
    </svg>
  );
}
