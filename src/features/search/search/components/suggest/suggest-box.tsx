import clsx from 'clsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { SearchBox, type SearchBoxProps } from '#ui/controls/search-box.tsx';
import styles from './suggest-box.module.css';

// The list is only needed once the user starts typing.
const SuggestionList = lazy(async () => {
  const { SuggestionList: list } = await import('./suggestion-list.tsx');
  return { default: list };
});

/** A search box with suggestions. Without scripts, and until it is focused, it is a plain form. */
export function SuggestBox({ className, ...props }: SearchBoxProps) {
  const host = useRef<HTMLDivElement>(null);
  /** Content of the box when it was first focused; null until then. */
  const [touched, setTouched] = useState<string | null>(null);
  return (
    <div
      ref={host}
      className={clsx(styles.host, className)}
      onFocus={({ target }) =>
        target instanceof HTMLInputElement && touched === null && setTouched(target.value)
      }
    >
      <SearchBox autoComplete="off" {...props} />
      {touched !== null && (
        <Suspense>
          <SuggestionList host={host} typed={touched} />
        </Suspense>
      )}
    </div>
  );
}
