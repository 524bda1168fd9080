import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import type { Checklist } from '../rules/checklists.ts';
import { type LibraryPlace, libraryRoots, type PrintSheet } from '../rules/sheets.ts';
import { ChecklistPoints } from './checklist-points.tsx';
import styles from './paper-page.module.css';
import { PrintButton } from './print-button.tsx';
import { SheetBody } from './sheets/sheet-body.tsx';

interface PaperPageProps {
  place: LibraryPlace;
  sheet: PrintSheet;
}

/** A sheet with the way back to its library and the button that prints it. */
export function SheetPage({ place, sheet: { id, title, lead } }: PaperPageProps) {
  return (
    <>
      <div className={styles.head}>
        <PageHead
          before={<Way place={place} here={title} />}
          title={title}
          lead={lead}
          actions={<PrintButton />}
        />
      </div>
      <SheetBody id={id} />
    </>
  );
}

/** A checklist to read and to print. */
export function ChecklistPage({ place, checklist }: { place: LibraryPlace; checklist: Checklist }) {
  const { title, lead } = checklist;
  return (
    <>
      <div className={styles.title}>
        <PageHead
          before={<Way place={place} here={title} />}
          title={title}
          lead={lead}
          actions={<PrintButton />}
        />
      </div>
      <Card className={styles.card}>
        <ChecklistPoints checklist={checklist} />
      </Card>
    </>
  );
}

/** Breadcrumbs back to the library. */
export function Way({ place, here }: { place: LibraryPlace; here: string }) {
  const library = { label: 'Packaging guidelines', to: libraryRoots[place] };
  return (
    <Breadcrumbs
      items={[...(place === 'public' ? [{ label: 'Home', to: '/' }] : []), library, { label: here }]}
    />
  );
}
