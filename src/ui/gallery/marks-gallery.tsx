import { Leaf } from 'lucide-react';
import { Card } from '../layout/card.tsx';
import { Badge } from '../marks/badge.tsx';
import { CertificateMark } from '../marks/certificate-mark.tsx';
import { FluteEdge } from '../marks/flute-edge.tsx';
import { HandlingMarks } from '../marks/handling-marks.tsx';
import { Logo } from '../marks/logo.tsx';
import { RatingMark } from '../marks/rating-mark.tsx';
import { StatusChip } from '../marks/status-chip.tsx';
import { Tag } from '../marks/tag.tsx';
import styles from './marks-gallery.module.css';
import { Specimen } from './specimen.tsx';

/** Tags, chips, counts and brand marks. */
export function MarksGallery() {
  return (
    <>
      <Specimen name="StatusChip">
        <StatusChip status="ok">In Stock</StatusChip>
        <StatusChip status="warn">Limited Stock Left</StatusChip>
        <StatusChip status="bad">Out of Stock</StatusChip>
        <StatusChip status="neutral">Draft</StatusChip>
        <StatusChip status="ok" textOnly>
          In Stock
        </StatusChip>
        <StatusChip status="warn" textOnly>
          Limited Stock Left
        </StatusChip>
        <StatusChip status="bad" textOnly>
          Out of Stock
        </StatusChip>
      </Specimen>
      <Specimen name="Tag and Badge">
        <Tag>Low MOQ</Tag>
        <Tag look="eco">
          <Leaf aria-hidden />
          Eco-Friendly
        </Tag>
        <Tag look="solid">Recyclable</Tag>
        <Tag look="paper">Custom Print Available</Tag>
        <Badge count={3} label="unread" />
        <Badge count={128} label="unread" />
        <Badge count={12} look="quiet" label="" />
        <Badge count={0} />
      </Specimen>
      <Specimen name="RatingMark">
        <RatingMark tenths={46} />
        <RatingMark tenths={46} count={12} />
      </Specimen>
      <Specimen name="Logo and CertificateMark" span={4}>
        <Logo />
        <Logo size="sm" />
        <CertificateMark />
        <CertificateMark label="Verified supplier" />
        <CertificateMark label={null} />
      </Specimen>
      <Card ground="night" className={styles.third}>
        <Logo />
        <p>On night, with its own focus ring.</p>
      </Card>
      <Card ground="kraft" className={styles.third}>
        <HandlingMarks />
        <p>Handling marks mean shipping.</p>
        <FluteEdge />
      </Card>
    </>
  );
}
