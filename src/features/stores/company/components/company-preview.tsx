import { PlantList, SupplierTerms } from '#features/stores/storefront/components/supplier-facts.tsx';
import { placeOf } from '#features/stores/storefront/components/supplier-text.tsx';
import type { SupplierProfile } from '#features/stores/storefront/contract.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import styles from './company-preview.module.css';

/** A preview of the company as buyers see it. */
export function CompanyPreview({ profile }: { profile: SupplierProfile }) {
  const { businessName, logoSeed, logoUrl, verified, specialTags, about, plants } = profile;
  return (
    <Stack>
      <Card as="div" ground="kraft" className={styles.head}>
        <SupplierLogo seed={logoSeed} name={businessName} src={logoUrl} size={72} />
        <div>
          <h2 className={styles.name}>{businessName}</h2>
          <p>{placeOf(profile)}</p>
          <Cluster as="p" gap={2} align="stretch" className={styles.marks}>
            {verified && <CertificateMark label="Verified supplier" />}
            {specialTags
              .filter((tag) => tag !== 'Others')
              .map((tag) => (
                <Tag key={tag} look="paper">
                  {tag}
                </Tag>
              ))}
          </Cluster>
        </div>
      </Card>
      <Card title="About">
        <p className={`muted pre-line ${styles.about}`}>
          {about || `${businessName} has not added a description yet.`}
        </p>
      </Card>
      <SupplierTerms supplier={profile} />
      {plants.length > 0 && (
        <Card title={plants.length === 1 ? 'Plant' : 'Plants'}>
          <PlantList plants={plants} />
        </Card>
      )}
    </Stack>
  );
}
