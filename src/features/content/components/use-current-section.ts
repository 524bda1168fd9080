import { useEffect, useState } from 'react';

/** The id of the section that is being read: the last heading that has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const read = () => {
      const line = window.innerHeight / 3;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // Tells when a heading crosses the line, so that scrolling itself costs nothing.
    const observer = new IntersectionObserver(read, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
