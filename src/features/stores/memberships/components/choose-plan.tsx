import { useState } from 'react';
import { homeMarket } from '#lib/market.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatDate, formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import type { StoreMembership } from '../contract.ts';
import { paymentDays } from '../rules/billing.ts';
import type { PlanId } from '../rules/plan-ids.ts';
import {
  type Billing,
  choosePlan,
  type Effect,
  type Membership,
  monthlyPriceMinor,
  planOf,
} from '../rules.ts';

interface ChoosePlanProps {
  membership: StoreMembership;
  choice: { planId: PlanId; billing: Billing };
  onChosen: (membership: StoreMembership) => void;
  onClose: () => void;
}

/** Asks a supplier to confirm a change of plan, with what follows from it. */
export function ChoosePlan({ membership, choice, onChosen, onClose }: ChoosePlanProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ message: string; unfinished: boolean } | null>(null);
  const { title, question, button, effect } = wordsFor(membership, choice);
  const confirm = async () => {
    setBusy(true);
    try {
      const body = { ...choice, effect };
      const answer = await sendOnce({ form: 'plan', body }, (once) => api.memberships.choosePlan(body, once));
      toast.success(doneWords(answer.data.effect, answer.data.membership));
      onChosen(answer.data.membership);
    } catch (error) {
      const { message, reason } = problemOf(error);
      setRefused({
        message: message ?? 'Your plan could not be changed. Please try again.',
        unfinished: reason === 'registration_unfinished',
      });
      setBusy(false);
    }
  };
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
            <Button busy={busy} busyLabel="Changing plan..." onClick={() => void confirm()}>
              {button}
            </Button>
          )}
        </>
      }
    >
      {refused && (
        <Banner
          action={refused.unfinished ? <TextLink to="/registration">Go to registration</TextLink> : undefined}
        >
          {refused.message}
        </Banner>
      )}
    </Dialog>
  );
}

/** There is no payment provider, and the words say so. */
const payment = `You pay by bank transfer: the invoice comes by email when the cycle begins, with GST where it applies, and is due within ${paymentDays} days.`;

const instantOf = (text: string | null): Date | null => (text ? new Date(text) : null);

/** The answer of the server's own rule, asked before, so that the words are what will happen. */
function wordsFor(current: StoreMembership, choice: ChoosePlanProps['choice']) {
  const before: Membership = {
    ...current,
    since: new Date(current.since),
    trialEndsAt: instantOf(current.trialEndsAt),
    trialUsedAt: current.trialAvailable ? null : new Date(current.since),
    cycleEndsAt: instantOf(current.cycleEndsAt),
    paidUntil: instantOf(current.paidUntil),
  };
  const decision = choosePlan(before, choice, new Date());
  const plan = planOf(choice.planId).title;
  if (!decision.ok)
    return {
      title: `You are on ${planOf(current.planId).title}`,
      question: decision.message,
      button: null,
      effect: undefined,
    };
  const { trialEndsAt, cycleEndsAt } = decision.membership;
  const price = `${formatMoney(monthlyPriceMinor(choice), homeMarket.currency)} a month`;
  const [trialEnd, cycleEnd] = [
    trialEndsAt && formatDate(trialEndsAt),
    cycleEndsAt && formatDate(cycleEndsAt),
  ];
  const words: Record<Effect, { title: string; question: string; button: string }> = {
    trial: {
      title: `Try ${plan} free of charge?`,
      question: `${plan} starts immediately and is free until ${trialEnd}. To keep it at ${price}, choose it again before then. ${returnWords(decision.membership)} Each supplier gets one free trial.`,
      button: `Start with ${plan}`,
    },
    now: {
      title: `Change to ${plan}?`,
      question: `${plan} starts immediately at ${price}${choice.billing === 'annually' ? ', billed once a year' : ''}. It renews on ${cycleEnd}. ${payment}`,
      button: `Change to ${plan}`,
    },
    'next-cycle': laterWords({ current, choice, end: cycleEnd ?? '' }),
    kept: {
      title: `Keep ${plan}?`,
      question: `${plan} continues at ${price}${cycleEnd ? ` after ${cycleEnd}` : ''}. The planned change is cancelled.${choice.planId === 'basic' ? '' : ` ${payment}`}`,
      button: `Keep ${plan}`,
    },
  };
  return { ...words[decision.effect], effect: decision.effect };
}

/** What follows a trial that is not kept: the paid plan that waits, or what was on before. */
function returnWords({ nextPlanId, paidUntil }: Membership): string {
  if (!nextPlanId) return 'It continues after the trial.';
  const until = paidUntil ? `, which is paid until ${formatDate(paidUntil)}` : '';
  return `Otherwise your store returns to ${planOf(nextPlanId).title}${until}.`;
}

/** A change that waits for the end of the cycle: of the plan, or of how it is billed. */
function laterWords({
  current,
  choice,
  end,
}: {
  current: StoreMembership;
  choice: ChoosePlanProps['choice'];
  end: string;
}) {
  const [kept, next] = [planOf(current.planId).title, planOf(choice.planId)];
  const price = formatMoney(monthlyPriceMinor(choice), homeMarket.currency);
  const button = `Change on ${end}`;
  if (choice.planId === current.planId) {
    const yearly = choice.billing === 'annually';
    const title = yearly ? 'Change to annual billing?' : 'Change to monthly billing?';
    return {
      title,
      question: `From ${end} ${kept} is ${price} a month, billed once a ${yearly ? 'year' : 'month'}.`,
      button,
    };
  }
  const follows =
    next.id === 'basic'
      ? 'Then it moves to Basic, free of charge.'
      : `Then it moves to ${next.title} at ${price} a month.`;
  return {
    title: `Change to ${next.title} at the next cycle?`,
    question: `You keep ${kept} until ${end}. ${follows} Products over its limit are then hidden from buyers, not deleted. You choose which ones stay visible.`,
    button,
  };
}

function doneWords(effect: Effect, { planId, nextPlanId, cycleEndsAt }: StoreMembership): string {
  const { title } = planOf(planId);
  if (effect === 'next-cycle')
    return `Your plan changes to ${planOf(nextPlanId ?? planId).title} on ${formatDate(cycleEndsAt ?? '')}.`;
  return effect === 'kept' ? `You keep ${title}.` : `You are now on ${title}.`;
}
