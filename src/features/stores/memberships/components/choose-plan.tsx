import { formatDate } from '#lib/formats.ts';
import { homeMarket } from '#lib/market.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { StoreMembership } from '../contract.ts';
import { paymentDays } from '../rules/billing.ts';
import type { PlanId } from '../rules/plan-ids.ts';
import {
  type Billing,
  choosePlan,
  type Membership,
  monthlyPriceMinor,
  type PlanEffect,
  planOf,
} from '../rules.ts';

interface ChoosePlanProps {
  membership: StoreMembership;
  choice: { planId: PlanId; billing: Billing };
  onChosen: (membership: StoreMembership) => void;
  onClose: () => void;
}

/** A dialog in which a supplier confirms a change of plan, with its consequences. */
export function ChoosePlan({ membership, choice, onChosen, onClose }: ChoosePlanProps) {
  const { title, question, button, effect } = changeTexts(membership, choice);
  const { start, busy, problem } = useAction({
    form: 'plan',
    send: (change: ChoosePlanProps['choice'] & { effect: PlanEffect | undefined }, once) =>
      api.memberships.choosePlan(change, once),
    success: ({ data }) => successMessage(data.effect, data.membership),
    onSuccess: ({ data }) => onChosen(data.membership),
    failure: 'Your plan could not be changed. Please try again.',
    showFailure: 'inline',
  });
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={question}
      footer={
        <>
          <DialogClose>
            <Button variant="line">{button ? 'Cancel' : 'Close'}</Button>
          </DialogClose>
          {button && (
            <Button
              busy={busy}
              busyLabel="Changing plan..."
              onClick={() => void start({ ...choice, effect })}
            >
              {button}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Banner
          action={
            problem.reason === 'registration_unfinished' ? (
              <TextLink to="/registration">Go to registration</TextLink>
            ) : undefined
          }
        >
          {problem.message}
        </Banner>
      )}
    </Dialog>
  );
}

/** There is no payment provider, so the text explains the bank transfer. */
const paymentNote = `Payment is by bank transfer. We email an invoice at the start of each cycle, with GST where it applies. It is due within ${paymentDays} days.`;

const toDate = (text: string | null): Date | null => (text ? new Date(text) : null);

/** Runs the server's own rule in advance, so that the dialog describes what will really happen. */
function changeTexts(current: StoreMembership, choice: ChoosePlanProps['choice']) {
  const before: Membership = {
    ...current,
    since: new Date(current.since),
    trialEndsAt: toDate(current.trialEndsAt),
    trialUsedAt: current.trialAvailable ? null : new Date(current.since),
    cycleEndsAt: toDate(current.cycleEndsAt),
    paidUntil: toDate(current.paidUntil),
  };
  const decision = choosePlan(before, { ...choice, now: new Date() });
  const plan = planOf(choice.planId).title;
  if (!decision.ok)
    return {
      title: `You are on ${planOf(current.planId).title}`,
      question: decision.reason.message,
      button: null,
      effect: undefined,
    };
  const { trialEndsAt, cycleEndsAt } = decision.membership;
  const price = `${formatMoney(monthlyPriceMinor(choice), homeMarket.currency)} a month`;
  const [trialEnd, cycleEnd] = [
    trialEndsAt && formatDate(trialEndsAt),
    cycleEndsAt && formatDate(cycleEndsAt),
  ];
  const words: Record<PlanEffect, { title: string; question: string; button: string }> = {
    trial: {
      title: `Try ${plan} for free?`,
      question: `${plan} starts immediately and is free until ${trialEnd}. To keep it at ${price}, select it again before then. ${describeReturn(decision.membership)} Each supplier gets one free trial.`,
      button: `Start with ${plan}`,
    },
    now: {
      title: `Change to ${plan}?`,
      question: `${plan} starts immediately at ${price}${choice.billing === 'annually' ? ', billed once a year' : ''}. It renews on ${cycleEnd}. ${paymentNote}`,
      button: `Change to ${plan}`,
    },
    'next-cycle': scheduledChangeTexts({ current, choice, end: cycleEnd ?? '' }),
    kept: {
      title: `Keep ${plan}?`,
      question: `${plan} continues at ${price}${cycleEnd ? ` after ${cycleEnd}` : ''}. The planned change is canceled.${choice.planId === 'basic' ? '' : ` ${paymentNote}`}`,
      button: `Keep ${plan}`,
    },
  };
  return { ...words[decision.effect], effect: decision.effect };
}

/** Returns what happens after a trial that is not kept: the suspended paid plan or the former plan continues. */
function describeReturn({ nextPlanId, paidUntil }: Membership): string {
  if (!nextPlanId) return 'It continues after the trial.';
  const until = paidUntil ? `, which is paid until ${formatDate(paidUntil)}` : '';
  return `Otherwise your store returns to ${planOf(nextPlanId).title}${until}.`;
}

/** Returns the texts for a change at the end of the cycle: of the plan, or of its billing. */
function scheduledChangeTexts({
  current,
  choice,
  end,
}: {
  current: StoreMembership;
  choice: ChoosePlanProps['choice'];
  end: string;
}) {
  const [currentTitle, next] = [planOf(current.planId).title, planOf(choice.planId)];
  const price = formatMoney(monthlyPriceMinor(choice), homeMarket.currency);
  const button = `Change on ${end}`;
  if (choice.planId === current.planId) {
    const yearly = choice.billing === 'annually';
    const title = yearly ? 'Change to annual billing?' : 'Change to monthly billing?';
    return {
      title,
      question: `From ${end} ${currentTitle} is ${price} a month, billed once a ${yearly ? 'year' : 'month'}.`,
      button,
    };
  }
  const follows =
    next.id === 'basic'
      ? 'Then it moves to Basic, which is free.'
      : `Then it moves to ${next.title} at ${price} a month.`;
  return {
    title: `Change to ${next.title} at the next cycle?`,
    question: `You keep ${currentTitle} until ${end}. ${follows} Products over its limit are then hidden from buyers, not deleted. You choose which ones stay visible.`,
    button,
  };
}

function successMessage(effect: PlanEffect, { planId, nextPlanId, cycleEndsAt }: StoreMembership): string {
  const { title } = planOf(planId);
  if (effect === 'next-cycle')
    return `Your plan changes to ${planOf(nextPlanId ?? planId).title} on ${formatDate(cycleEndsAt ?? '')}.`;
  return effect === 'kept' ? `You’re staying on ${title}.` : `You’re now on ${title}.`;
}
