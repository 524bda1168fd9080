/** The Google letter in the color of the text beside it. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" fill="currentColor">
      <path d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.3h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z" />
      <path d="M9 18c2.4 0 4.5-.8 5.9-2.2L12 13.5a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18Z" />
      <path d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
      <path d="M9 3.6c1.3 0 2.500.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7Z" />
    </svg>
  );
}
