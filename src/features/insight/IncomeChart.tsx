/** Income by week or by month: given is filled, planned dashed, the time before grey beside it. */
import { Bar, BarChart, LabelList, Rectangle, XAxis, YAxis, type BarShapeProps } from 'recharts';
import { useWidth } from '../../ui/useWidth.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';

export type IncomeBar = {
  key: string;
  name: string;
  /** Under the name: of which days the grey bar is, and what it comes to. */
  under: readonly string[];
  isNow: boolean;
  earned: number;
  planned: number;
  before: number;
  /** Over the bar. */
  told: string;
};

const heightPx = 300;

/** In the colour of the paper: the grey bar beside it may stand higher. */
const outlined = {
  position: 'top',
  fill: 'var(--on-surface)',
  stroke: 'var(--surface)',
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: 12,
} as const;

const Planned = (props: BarShapeProps) =>
  props.height > 1 ? (
    <Rectangle
      {...props}
      fill="var(--accent-tint)"
      stroke="var(--accent)"
      strokeDasharray="5 4"
      strokeWidth={1.5}
      radius={[6, 6, 0, 0]}
    />
  ) : null;

/** What is pressed lies under it (Income). */
export function IncomeChart({ bars }: { bars: readonly IncomeBar[] }) {
  const { dir } = useLanguage();
  const { box, width } = useWidth();
  return (
    <div ref={box} className="relative w-full overflow-hidden" dir="ltr">
      <BarChart
        width={width}
        height={heightPx}
        data={[...bars]}
        margin={{ top: 24, right: 4, bottom: 34, left: 4 }}
        barGap={3}
        barCategoryGap="22%"
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="key"
          reversed={dir === 'rtl'}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          interval={0}
          tick={(at: TickAt) => <Tick bar={bars.find(({ key }) => key === at.payload.value)} at={at} />}
        />
        <YAxis hide />
        <Bar
          dataKey="before"
          fill="var(--ghost-old-line)"
          barSize={14}
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
        <Bar
          dataKey="earned"
          stackId="now"
          fill="var(--accent)"
          radius={[6, 6, 0, 0]}
          maxBarSize={48}
          isAnimationActive={false}
        />
        <Bar dataKey="planned" stackId="now" maxBarSize={48} shape={Planned} isAnimationActive={false}>
          <LabelList dataKey="told" {...outlined} />
        </Bar>
      </BarChart>
    </div>
  );
}

type TickAt = { x: number | string; y: number | string; payload: { value: string } };

function Tick({ bar, at }: { bar: IncomeBar | undefined; at: TickAt }) {
  const [x, y] = [Number(at.x), Number(at.y)];
  return (
    <text x={x} y={y + 12} textAnchor="middle" fontSize={11} fill="var(--on-surface-muted)">
      <tspan x={x} fontWeight={bar?.isNow ? 600 : 400} fill={bar?.isNow ? 'var(--accent)' : undefined}>
        {bar?.name}
      </tspan>
      {bar?.under.map((line) => (
        <tspan key={line} x={x} dy={14}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
