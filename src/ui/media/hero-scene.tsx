import { artUrl } from '#lib/art/art-url.ts';

/** The drawing of the home page's hero. */
export function HeroScene({ className }: { className?: string }) {
  return (
    <img
      src={artUrl({ what: 'hero' })}
      width={820}
      height={706}
      alt="Boxes, a drum, bottles, pouches and jars drawn around a loaded pallet"
      fetchPriority="high"
      className={className}
    />
  );
}
