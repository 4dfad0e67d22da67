import { usePage, useSite } from '@rspress/core/runtime';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AskThemeConfig, MAX_OPINION } from '../../../plugins/retrieval/ask-ai/shared';
import { useTextsOf } from '../../hooks/useTextsOf';
import { askAddress } from './askAddress';
import { feedbackStrings } from './feedbackStrings';
import './PageFeedback.css';
import { sendOpinion } from './sendOpinion';

/** Returns a unique id. `crypto.randomUUID` is only available on pages served over HTTPS. */
const randomName = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

type State = 'asked' | 'sending' | 'stored' | 'failed' | 'said';

/** The question and, after an answer, a field for the reason. */
function Feedback({ routePath }: { routePath: string }) {
  const text = useTextsOf(feedbackStrings);
  const { site } = useSite();
  const { askAi } = site.themeConfig as AskThemeConfig;
  const questionId = useId();
  const inputId = useId();
  const name = useRef('');
  const status = useRef<HTMLSpanElement>(null);
  const [isHelpful, setIsHelpful] = useState<boolean>();
  const [state, setState] = useState<State>('asked');

  async function send(helpful: boolean, words: string): Promise<void> {
    name.current ||= randomName();
    setIsHelpful(helpful);
    setState('sending');
    const opinion = { id: name.current, page: routePath, isHelpful: helpful, text: words };
    try {
      await sendOpinion(opinion, (path) => askAddress(path, site.base, askAi?.endpoint));
      // The form is removed and loses the focus.
      if (words) status.current?.focus();
      setState(words ? 'said' : 'stored');
    } catch {
      setState('failed');
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    if (words && isHelpful !== undefined) void send(isHelpful, words);
  }

  const choice = (helpful: boolean) => (
    <button
      type="button"
      className="lt-feedback__choice"
      aria-pressed={isHelpful === helpful}
      disabled={state === 'said'}
      onClick={() => void send(helpful, '')}
    >
      {text(helpful ? 'pageHelped' : 'pageDidNotHelp')}
    </button>
  );

  return (
    <section aria-labelledby={questionId}>
      <div className="lt-feedback__line">
        <span id={questionId}>{text('pageHelpful')}</span>
        {choice(true)}
        {choice(false)}
        <span ref={status} role="status" tabIndex={-1}>
          {state === 'sending' && text('sendingOpinion')}
          {(state === 'stored' || state === 'said') && text('opinionStored')}
          {state === 'failed' && text('opinionFailed')}
        </span>
      </div>
      {isHelpful !== undefined && state !== 'said' && (
        <form className="lt-feedback__form" onSubmit={submit}>
          <label htmlFor={inputId}>{text(isHelpful ? 'whatHelped' : 'whatIsMissing')}</label>
          <div className="lt-feedback__line">
            <input
              id={inputId}
              name="words"
              className="lt-feedback__input"
              maxLength={MAX_OPINION}
              autoComplete="off"
            />
            <button type="submit" className="lt-feedback__choice" disabled={state === 'sending'}>
              {text('sendOpinion')}
            </button>
          </div>
          <small>{text('opinionPrivacy')}</small>
        </form>
      )}
    </section>
  );
}

/** Feedback applies to a single page, so the state is reset on every page. */
export default function LoadedFeedback() {
  const { routePath } = usePage().page;
  return <Feedback key={routePath} routePath={routePath} />;
}
