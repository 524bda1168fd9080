import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { RailNav } from './rail/rail-nav.tsx';
import { StoreTag } from './rail/store-tag.tsx';
import { RailFrame } from './rail-frame.tsx';
import { SampleBar } from './sample-bar.tsx';
import { StoreBar } from './store-bar.tsx';
import { SuspensionBanner } from './suspension-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useStore } from './use-store.ts';

/** The dashboard's rail, top bar, content and, on phones, bottom bar. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const store = useStore();
  return (
    <RailFrame
      rail={
        <>
          <RailNav store={store} remember />
          <StoreTag store={store} />
        </>
      }
      top={
        <>
          <TopBar store={store} />
          <SampleBar />
          <SuspensionBanner store={store} />
        </>
      }
      foot={store && <StoreBar store={store} />}
      bottomBar={<BottomBar store={store} />}
    >
      {children}
    </RailFrame>
  );
}
