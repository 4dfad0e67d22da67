import { DAY_MS, dayOf } from '../../../retrieval/ask-ai/store/eventCount';
import type { DayCount, TrendName } from '../../../retrieval/ask-ai/store/storedHealth';

/** The counts of a day or a week. */
export interface TrendStep {
  /** Its start, in ms since 1970. */
  start: number;
  times: number;
}

/** Counts over time. */
export interface Trend {
  name: TrendName;
  /** The number of days per step: 1 or 7. */
  stepDays: number;
  steps: TrendStep[];
  total: number;
}

export interface TrendSpan {
  now: number;
  days: number;
}

/** The number of days from which steps are weeks. */
const WEEKLY_FROM = 45;

/** Converts counts per day to steps up to now, including those without any events. */
export function trendOf(
  name: TrendName,
  counts: readonly DayCount[],
  { now, days }: TrendSpan,
): Trend {
  const stepDays = days >= WEEKLY_FROM ? 7 : 1;
  const length = Math.ceil(days / stepDays);
  const first = dayOf(now) - length * stepDays + 1;
  const steps = Array.from({ length }, (_, at) => ({
    start: (first + at * stepDays) * DAY_MS,
    times: 0,
  }));
  for (const { name: own, day, times } of counts) {
    const step = own === name ? steps[Math.floor((day - first) / stepDays)] : undefined;
    if (step) step.times += times;
  }
  return { name, stepDays, steps, total: steps.reduce((sum, { times }) => sum + times, 0) };
}
