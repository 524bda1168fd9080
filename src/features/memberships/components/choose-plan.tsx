import { useState } from 'react';
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
import {
  type Billing,
  choosePlan,
  type Effect,
  type Membership,
  monthlyPriceMinor,
  type PlanId,
  paymentDays,
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
  const price = `${formatMoney(monthlyPriceMinor(choice), 'INR')} a month`;
  const [trialEnd, cycleEnd] = [
    trialEndsAt && formatDate(trialEndsAt),
    cycleEndsAt && formatDate(cycleEndsAt),
  ];
  const words: Record<Effect, { title: string; question: string; button: string }> = {
    trial: {
      title: `Try ${plan} free of charge?`,
      question: `${plan} is yours at once, free until ${trialEnd}. Choose it again before then to keep it at ${price}; otherwise your store returns to Basic. The trial is given once.`,
      button: `Start with ${plan}`,
    },
    now: {
      title: `Change to ${plan}?`,
      question: `${plan} is yours at once, at ${price}${choice.billing === 'annually' ? ', billed once a year' : ''}. It renews on ${cycleEnd}. ${payment}`,
      button: `Change to ${plan}`,
    },
    'next-cycle': laterWords({ current, choice, end: cycleEnd ?? '' }),
    kept: {
      title: `Keep ${plan}?`,
      question: `${plan} goes on at ${price}${cycleEnd ? ` after ${cycleEnd}` : ''}; the change that was planned is dropped.${choice.planId === 'basic' ? '' : ` ${payment}`}`,
      button: `Keep ${plan}`,
    },
  };
  return { ...words[decision.effect], effect: decision.effect };
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
  const price = formatMoney(monthlyPriceMinor(choice), 'INR');
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
    next.id === 'basic' ? 'Basic follows, free of charge.' : `${next.title} follows at ${price} a month.`;
  return {
    title: `Change to ${next.title} at the next cycle?`,
    question: `You keep ${kept} until ${end}. ${follows} Products beyond its limit are then hidden from buyers, never deleted, and you choose which stay.`,
    button,
  };
}

function doneWords(effect: Effect, { planId, nextPlanId, cycleEndsAt }: StoreMembership): string {
  const { title } = planOf(planId);
  if (effect === 'next-cycle')
    return `${planOf(nextPlanId ?? planId).title} follows on ${formatDate(cycleEndsAt ?? '')}.`;
  return effect === 'kept' ? `You keep ${title}.` : `${title} is yours from now on.`;
}
