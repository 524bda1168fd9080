import { type UseFormReturn, useWatch } from 'react-hook-form';
import { toProductForm } from '#features/catalog/drafts/rules/read-form.ts';
import {
  formatLeadTime,
  formatQuantity,
  shortTag,
} from '#features/catalog/products/contract/product-labels.ts';
import { priceRange, tagsOf } from '#features/catalog/products/rules/pricing.ts';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { useStoreCurrency } from '#features/catalog/variants/components/use-store-currency.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { Price } from '#ui/facts/price.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { PackStage } from '#ui/media/pack-stage.tsx';
import type { FormValues } from '../../rules/form-values.ts';
import styles from './product-preview.module.css';

interface ProductPreviewProps {
  form: UseFormReturn<FormValues>;
  /** Attribute family of the selected category; it determines the illustration. */
  family: string | null;
  /** Determines the details of the illustration. */
  seed: string;
  /** Seed of the store's logo, in whose inks the product is drawn; if not known yet, the product's own. */
  brand?: string | undefined;
}

/** A preview of the product's card, as far as the form is filled in. */
export function ProductPreview({ form, family, seed, brand = seed }: ProductPreviewProps) {
  const currency = useStoreCurrency();
  const typed = useWatch({ control: form.control }) as FormValues;
  const { title, unit, tiers, moq, leadTimeDays, customizable, ecoFriendly } = toProductForm(
    { ...form.getValues(), ...typed },
    { definitions: [], currency },
  );
  const attributes = illustrationAttributes(typed.attributes ?? {});
  const pack = packFor({
    seed,
    brand,
    title,
    leaf: typed.categoryId ?? '',
    family,
    attributes,
    ecoFriendly,
    customizable,
  });
  const priced = tiers.filter(({ unitPriceMinor }) => unitPriceMinor > 0);
  const range = priced.length > 0 ? priceRange(priced) : null;
  const tags = tagsOf({ ecoFriendly, customizable, currency, moq, tiers: priced });
  const cover = typed.images?.[0];
  const photo = cover && mediaUrl(cover.id);
  return (
    <Card title="Preview" level={2}>
      <PackStage
        {...(photo ? { src: photo } : { spec: pack })}
        tags={
          tags.length > 0
            ? tags.slice(0, 2).map((tag) => (
                <Tag key={tag} look={tag === 'Eco-Friendly' ? 'solid' : 'paper'}>
                  {shortTag(tag)}
                </Tag>
              ))
            : undefined
        }
      />
      <div>
        <p className={`pretty break-words ${styles.title}`}>{title.trim() || 'Product title'}</p>
        <p className={styles.price}>
          {range ? (
            <Price
              amountMinor={range.priceFromMinor}
              toMinor={range.priceToMinor}
              currency={currency}
              per={`per ${unit}`}
            />
          ) : (
            'Price'
          )}
        </p>
        <Grid as="dl" gap={3} columns={2} className={styles.facts}>
          <div>
            <dt>Min. order</dt>
            <dd className="num">{moq > 0 ? formatQuantity(moq, unit) : '–'}</dd>
          </div>
          <div>
            <dt>Lead time</dt>
            <dd className="num">{leadTimeDays >= 0 ? formatLeadTime(leadTimeDays) : '–'}</dd>
          </div>
        </Grid>
      </div>
    </Card>
  );
}

/** Converts numeric text to numbers, so that the illustration's proportions follow the input. */
const illustrationAttributes = (typed: FormValues['attributes']) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [
        key,
        typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) && key !== 'style_code'
          ? Number(value)
          : value,
      ]),
  );
