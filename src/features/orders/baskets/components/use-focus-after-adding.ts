import { useEffect, useRef } from 'react';

/** Moves the focus to the link that replaces the pressed button, so that it is not lost with the button. */
export function useFocusAfterAdding(isInBasket: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isInBasket || !isExpected.current) return;
    isExpected.current = false;
    if (document.activeElement === document.body) place.current?.querySelector('a')?.focus();
  }, [isInBasket]);
  return {
    place,
    expectFocus: () => {
      isExpected.current = true;
    },
  };
}
