import { artUrl } from '#lib/art/art-url.ts';
import { PACK_KINDS, SCHEMES } from '#lib/art/types.ts';
import { viewUrl } from '#lib/art/view-url.ts';
import { Grid } from '../layout/layout.tsx';
import { Tag } from '../marks/tag.tsx';
import { Art } from '../media/art.tsx';
import { Cover } from '../media/cover.tsx';
import { HeroScene } from '../media/hero-scene.tsx';
import { PackStage } from '../media/pack-stage.tsx';
import { Portrait } from '../media/portrait.tsx';
import { ProductGallery } from '../media/product-gallery.tsx';
import { SupplierLogo } from '../media/supplier-logo.tsx';
import styles from './drawings-gallery.module.css';
import { Specimen } from './specimen.tsx';

const SUPPLIERS = [
  'Sahyadri Corrugators',
  'Verdant Flexibles',
  'Deccan Steel Drums',
  'Fold & Flute Co.',
  'Maison Carton',
  'Clarity Polymers',
  'Lakeshore Films',
  'Bharat Sacks',
  'Östlund Kartong',
  '北方包装',
  'Quill',
  'Northwind Paper',
  'Atlas Tins',
  'Blue Harbor',
  'Kestrel',
  'Umbra',
  'Zenith Pouches',
  'Iris Labels',
];

/** Packs, people, suppliers, covers, the hero. */
export function DrawingsGallery() {
  return (
    <>
      <Specimen name="PackStage, ProductGallery" span={4} stack>
        <ProductGallery
          name="E-flute mailer"
          pictures={[
            {
              name: 'Product',
              src: artUrl({
                what: 'pack',
                spec: { kind: 'mailer', seed: 'mail-4', ink: 'plum', ink2: 'ochre' },
              }),
              alt: 'An open mailer',
              look: 'drawing',
            },
            {
              name: 'Dimensions',
              src: viewUrl({ what: 'sized', kind: 'mailer', form: 'box', w: 300, d: 200, h: 80 }),
              alt: 'A mailer with its dimensions',
              note: '300 × 200 × 80 mm',
              look: 'sheet',
            },
            {
              name: 'Packing',
              src: viewUrl({ what: 'packed', load: 'bundle', units: 25, packs: 24 }),
              alt: 'A bundle and a pallet',
              note: '25 per pack · 24 packs per pallet (600)',
              look: 'sheet',
            },
          ]}
        />
      </Specimen>
      <Specimen name="PackStage with tags" span={8} stack>
        <Grid as="ul" min={180} small={2} gap={4.5}>
          <li data-lift="">
            <PackStage
              spec={{
                kind: 'pouch',
                seed: 'zip250',
                ink: 'spruce',
                ink2: 'ochre',
                material: 'white',
                eco: true,
              }}
              tags={
                <>
                  <Tag look="solid">Eco-Friendly</Tag>
                  <Tag look="paper">Custom Print</Tag>
                </>
              }
            />
          </li>
          <li data-lift="">
            <PackStage
              spec={{ kind: 'drum', seed: 'un210', ink: 'blue', ink2: 'orange' }}
              tags={<Tag look="paper">Export Ready</Tag>}
            />
          </li>
          <li data-lift="">
            <PackStage spec={{ kind: 'gabletop', seed: 'd3', ink: 'blue', ink2: 'orange' }} />
          </li>
        </Grid>
      </Specimen>
      <Specimen name="Art: every kind" span={12} stack>
        <ul className={styles.kinds}>
          {PACK_KINDS.flatMap((kind) =>
            ['s1', 's2'].map((seed) => (
              <li key={kind + seed}>
                <Art spec={{ kind, seed }} width={180} height={130} />
                {kind}
              </li>
            )),
          )}
        </ul>
      </Specimen>
      <Specimen name="SupplierLogo" span={12}>
        {SUPPLIERS.map((name) => (
          <SupplierLogo key={name} seed={name} name={name} size={56} />
        ))}
      </Specimen>
      <Specimen name="Portrait" span={12}>
        {Array.from({ length: 24 }, (_, i) => (
          <Portrait key={i} seed={`p${i}`} size={64} />
        ))}
        <Portrait name="Asha Menon" size={64} />
        <Portrait name="Çelik" size={64} />
        <Portrait name="عبد الرحمن" size={64} />
      </Specimen>
      <Specimen name="Cover" span={12} stack>
        <Grid as="ul" min={260} gap={4.5}>
          {SCHEMES.map((scheme) => (
            <li key={scheme}>
              <Cover seed={`cover-${scheme}`} scheme={scheme} />
            </li>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="HeroScene" span={12} stack>
        <div className={styles.hero}>
          <HeroScene />
        </div>
      </Specimen>
    </>
  );
}
