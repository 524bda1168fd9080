import { Plus, X } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { PreferredTime } from '../rules.ts';
import { dayPartLabels, dayParts } from '../rules.ts';
import styles from './session-form.module.css';
import { type SessionFormState, useSessionForm } from './use-session-form.ts';

/** The form “Ask for a session”: a topic, a message and up to three times. Nothing that was typed is lost. */
export function SessionFormCard({ slug, name }: { slug: string; name: string }) {
  const form = useSessionForm(slug);
  return (
    <Card title="Ask for a session" className={styles.card ?? ''} id="ask">
      {form.sent ? (
        <div className={styles.sent} role="status">
          <p>
            <b>Your request is on its way to {name}.</b> We wrote to you, and write again as soon as there is
            an answer.
          </p>
          <p>
            <TextLink to="/account/mentors">See my requests</TextLink>
          </p>
          <Button variant="line" size="sm" onClick={form.again}>
            Ask something else
          </Button>
        </div>
      ) : (
        <CheckedForm method="post" onSubmit={form.submit} className={styles.form}>
          {form.problem && <Banner>{form.problem}</Banner>}
          <Field label="Topic" required error={form.errors.topic}>
            <TextInput
              name="topic"
              value={form.values.topic}
              maxLength={120}
              placeholder="Boxes that lean after a week"
              onChange={(event) => form.change({ topic: event.target.value })}
            />
          </Field>
          <Field
            label="What are you working on?"
            required
            error={form.errors.message}
            hint="Sizes, weights and what you have tried already."
          >
            <TextArea
              name="message"
              rows={5}
              limit={3000}
              value={form.values.message}
              onChange={(event) => form.change({ message: event.target.value })}
            />
          </Field>
          <Times form={form} />
          <Button type="submit" variant="go" wide busy={form.busy} busyLabel="Sending...">
            <span className="member-only">Ask {name}</span>
            <span className="guest-only">Sign in and ask</span>
          </Button>
          <p className={styles.note}>
            {form.isAdmin
              ? 'Administrators answer requests and do not send them.'
              : 'Sessions are free. Your email address goes to us, never to other members.'}
          </p>
        </CheckedForm>
      )}
    </Card>
  );
}

function Times({ form }: { form: SessionFormState }) {
  const { times } = form.values;
  const change = (place: number, changes: Partial<PreferredTime>): void =>
    form.change({ times: times.map((time, at) => (at === place ? { ...time, ...changes } : time)) });
  return (
    <fieldset className={styles.times}>
      <legend>Times that would suit you</legend>
      {times.map((time, place) => (
        // Rows have no identity other than their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: at most three rows, only the last ones are added and removed
        <div key={place} className={styles.time}>
          <Field label={`Day ${place + 1}`} error={form.errors[`times.${place}.date`]}>
            <DateInput
              name={`date-${place + 1}`}
              value={time.date}
              min={form.today}
              onChange={(event) => change(place, { date: event.target.value })}
            />
          </Field>
          <Field label={`Part of day ${place + 1}`}>
            <Select
              name={`part-${place + 1}`}
              value={time.part}
              options={dayParts.map((part) => ({ value: part, label: dayPartLabels[part] }))}
              onChange={(event) => change(place, { part: event.target.value as PreferredTime['part'] })}
            />
          </Field>
          {times.length > 1 && (
            <IconButton
              label={`Take day ${place + 1} away`}
              onClick={() => form.change({ times: times.filter((_time, at) => at !== place) })}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      <p className={styles.zone}>
        {form.zone ? `In your time zone, ${form.zone.replaceAll('_', ' ')}.` : 'In your time zone.'}
      </p>
      {times.length < 3 && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => form.change({ times: [...times, { date: '', part: 'morning' }] })}
        >
          Add another time
        </Button>
      )}
    </fieldset>
  );
}
