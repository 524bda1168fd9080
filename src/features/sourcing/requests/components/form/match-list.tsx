import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Accordion } from '#ui/navigation/accordion.tsx';
import { api } from '#web/api.ts';
import type { Api } from '#web/api-context.ts';
import { currentSession } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';
import { maxInvited } from '../../contract/request-form.ts';
import type { ChosenSupplier, RequestInput } from '../../rules/request-input.ts';
import { otherSummaryOf, othersThan, summaryOf, typedNeedOf } from '../../rules/request-need.ts';
import styles from './request-form.module.css';
import type { RequestFormState } from './specification-fields.tsx';

type Matches = Awaited<ReturnType<Api['capabilities']['match']>>['data'];

/** Section of the page with the matching suppliers. */
export const matchesId = 'matches';

interface MatchListProps {
  form: RequestFormState;
  matches: Matches | null;
  isStale: boolean;
}

/** The suppliers who can make what is typed, and why the nearest others cannot. */
export function MatchList({ form, matches, isStale }: MatchListProps) {
  const user = useUser();
  const audience = useWatch({ control: form.control, name: 'audience' });
  const invited = useWatch({ control: form.control, name: 'invited' });
  if (!user)
    return (
      <Card title="Matching suppliers" id={matchesId}>
        <p className="muted small">Sign in to see who can make it. What you typed is kept.</p>
      </Card>
    );
  // The panel beside the form says what to enter first.
  if (!matches) return null;
  const isPrivate = audience === 'invited';
  const shown = isPrivate ? othersThan(invited, matches) : matches;
  return (
    <Card title={isPrivate ? 'Others who can make it' : 'Matching suppliers'} id={matchesId}>
      <Stack gap={3} aria-busy={isStale || undefined}>
        <p className="small">{isPrivate ? otherSummaryOf(shown, matches) : summaryOf(matches, audience)}</p>
        <Matching form={form} matches={shown} />
        {matches.others.length > 0 && <Others form={form} matches={matches} />}
      </Stack>
    </Card>
  );
}

interface ListProps {
  form: RequestFormState;
  matches: Matches;
}

function Matching({ form, matches: { matches } }: ListProps) {
  const excluded = useWatch({ control: form.control, name: 'excluded' });
  const audience = useWatch({ control: form.control, name: 'audience' });
  const isPrivate = audience === 'invited';
  const change = (next: string[]): void => form.setValue('excluded', next, { shouldDirty: true });
  return (
    <Stack as="ul" gap={3}>
      {matches.map(({ supplierId, name, reasons }) => {
        const isOut = !isPrivate && excluded.includes(supplierId);
        return (
          <Cluster as="li" key={supplierId} nowrap justify="between" align="start" gap={2}>
            <div className="shrink">
              <p className={isOut ? styles.out : styles.name}>{name}</p>
              <p className="muted note">{reasons.join(' · ')}</p>
            </div>
            {isPrivate && (
              <InviteButton form={form} supplier={{ id: supplierId, name }} label={`Invite ${name}`} />
            )}
            {!isPrivate && (
              <IconButton
                label={isOut ? `Include ${name}` : `Leave out ${name}`}
                onClick={() =>
                  change(isOut ? excluded.filter((id) => id !== supplierId) : [...excluded, supplierId])
                }
              >
                {isOut ? <Plus aria-hidden /> : <X aria-hidden />}
              </IconButton>
            )}
          </Cluster>
        );
      })}
    </Stack>
  );
}

interface InviteButtonProps {
  form: RequestFormState;
  supplier: ChosenSupplier;
  label: string;
}

function InviteButton({ form, supplier, label }: InviteButtonProps) {
  const invited = useWatch({ control: form.control, name: 'invited' });
  return (
    <IconButton
      label={label}
      disabled={invited.length >= maxInvited}
      onClick={() => form.setValue('invited', [...invited, supplier], { shouldDirty: true })}
    >
      <Plus aria-hidden />
    </IconButton>
  );
}

function Others({ form, matches: { others } }: ListProps) {
  const invited = useWatch({ control: form.control, name: 'invited' });
  return (
    <Accordion
      items={[
        {
          title:
            others.length === 1 ? 'Why 1 other does not match' : `Why ${others.length} others do not match`,
          body: (
            <Stack as="ul" gap={3}>
              {others.map(({ supplierId: id, name, failures }) => (
                <Cluster as="li" key={id} nowrap justify="between" align="start" gap={2}>
                  <div className="shrink">
                    <p className={styles.name}>{name}</p>
                    <ul className="muted note">
                      {failures.map(({ message }) => (
                        <li key={message}>{message}</li>
                      ))}
                    </ul>
                  </div>
                  {!invited.some((one) => one.id === id) && (
                    <InviteButton form={form} supplier={{ id, name }} label={`Invite ${name} anyway`} />
                  )}
                </Cluster>
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
}

const pauseMs = 600;

/** Returns which suppliers can make what is typed, once typing pauses; null before there is anything to match. */
export function useMatches(input: RequestInput): { matches: Matches | null; isStale: boolean } {
  const [found, setFound] = useState<{ key: string; matches: Matches | null }>();
  const need = typedNeedOf(input);
  const key = JSON.stringify(need);
  useEffect(() => {
    const wanted = JSON.parse(key) as ReturnType<typeof typedNeedOf>;
    // Guests cannot look into what stores can make.
    if (!wanted || !currentSession()) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      api.capabilities.match(wanted).then(
        ({ data }) => isCurrent && setFound({ key, matches: data }),
        () => isCurrent && setFound({ key, matches: null }),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { matches: need ? (found?.matches ?? null) : null, isStale: need !== null && found?.key !== key };
}
