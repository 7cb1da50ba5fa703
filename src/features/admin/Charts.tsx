/** The two series of the board: users as a line that is filled, revenue as bars; this month is the one that stands out. */
import { Area, AreaChart, Bar, BarChart, Cell, LabelList, XAxis, YAxis } from 'recharts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { useWidth } from '../../ui/useWidth.ts';

export type Point = { key: string; name: string; value: number; told: string };

const heightPx = 180;
const ink = 'var(--on-surface-muted)';

function useFrame(points: readonly Point[]) {
  const { dir } = useLanguage();
  const { box, width } = useWidth();
  const every = Math.ceil(points.length / Math.max(1, Math.floor(width / 56))) - 1;
  const nameOf = (key: string): string => points.find((point) => point.key === key)?.name ?? '';
  const chart = {
    width,
    height: heightPx,
    data: [...points],
    margin: { top: 24, right: 16, bottom: 4, left: 16 },
    accessibilityLayer: false,
  };
  const axis = {
    dataKey: 'key',
    reversed: dir === 'rtl',
    tickLine: false,
    axisLine: { stroke: 'var(--line-strong)' },
    interval: every,
    tickFormatter: nameOf,
    tick: { fontSize: 11, fill: ink },
  };
  return { box, chart, axis };
}

export function UsersChart({ points }: { points: readonly Point[] }) {
  const { box, chart, axis } = useFrame(points);
  const ends = new Set([0, points.length - 1]);
  const told = points.map((point, at) => ({ ...point, told: ends.has(at) ? point.told : '' }));
  return (
    <div ref={box} className="w-full overflow-hidden" dir="ltr">
      <AreaChart {...chart} data={told}>
        <XAxis {...axis} />
        <YAxis hide domain={[0, 'dataMax']} />
        <Area
          dataKey="value"
          stroke="var(--accent)"
          strokeWidth={2}
          fill="var(--accent-tint)"
          isAnimationActive={false}
        >
          <LabelList dataKey="told" position="top" fill="var(--on-surface)" fontSize={12} />
        </Area>
      </AreaChart>
    </div>
  );
}

export function RevenueChart({ points }: { points: readonly Point[] }) {
  const { box, chart, axis } = useFrame(points);
  return (
    <div ref={box} className="w-full overflow-hidden" dir="ltr">
      <BarChart {...chart} barCategoryGap="30%">
        <XAxis {...axis} />
        <YAxis hide />
        <Bar dataKey="value" radius={[4, 4, 0, 0]} maxBarSize={36} isAnimationActive={false}>
          {points.map(({ key }, at) => (
            <Cell key={key} fill={at === points.length - 1 ? 'var(--accent)' : 'var(--ghost-old-line)'} />
          ))}
          <LabelList dataKey="told" position="top" fill="var(--on-surface)" fontSize={11} />
        </Bar>
      </BarChart>
    </div>
  );
}
