import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { parseTypedNumber } from '#lib/parse-typed-number.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Reception } from '../../contract.ts';
import { messageAt } from '../../rules/typed-receipt.ts';
import { planOfLine } from '../../rules.ts';
import { Counter } from './counter.tsx';
import { LineSample } from './line-sample.tsx';
import { MeasurementList } from './measurement-list.tsx';
import type { LineProps } from './use-receipt.ts';

/** Renders what arrived of a line, its sample and measurements. */
export function LineCard({ plan, ...props }: LineProps & { plan: Reception['samplingPlan'] }) {
  const { line, typed, path, problems, onChange } = props;
  const { title, unit, quantity, inspection } = line;
  const received = parseTypedNumber(typed.received);
  const lot = planOfLine({ plan, inspection, received: Math.min(received, quantity) });
  return (
    <Card title={<Measured>{title}</Measured>}>
      <Stack gap={4}>
        <p className="muted small">{quantityText(quantity, unit)} dispatched</p>
        <Counter
          label="Received"
          hint="Everything that arrived, damaged goods included."
          error={messageAt(problems, `${path}.received`)}
          value={typed.received}
          max={quantity}
          onChange={(value) => onChange({ received: value })}
        />
        <Counter
          label="Damaged"
          error={messageAt(problems, `${path}.damaged`)}
          value={typed.damaged}
          max={quantity}
          onChange={(value) => onChange({ damaged: value })}
        />
        {lot && <LineSample {...props} lot={lot} received={received} />}
        <MeasurementList {...props} />
      </Stack>
    </Card>
  );
}
