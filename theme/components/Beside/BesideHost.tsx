import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { usePart } from '../../ui/loading/usePart';
import { ROOM_FOR_TWO, useBeside } from './useBeside';
import { useTranslation } from './useTranslation';

const loadBeside = () => import('./Beside');

function LateBeside({ lang, onChange }: { lang: string; onChange: (lang?: string) => void }) {
  const translation = useTranslation(lang);
  const Beside = usePart(loadBeside, translation !== undefined, (isOpen) =>
    onChange(isOpen ? lang : undefined),
  );
  if (!translation || !Beside) return null;
  return <Beside key={translation.route} translation={translation} onClose={() => onChange()} />;
}

/**
 * Shows a translation next to the page if the URL requests it, and loads the code only then. The
 * column stays open across pages until the reader closes it.
 */
export function BesideHost() {
  const { pathname } = useLocation();
  const { lang, readBeside } = useBeside();
  const hasRoom = useMediaQuery(ROOM_FOR_TWO);
  const before = useRef({ pathname, lang });

  useEffect(() => {
    const { current: last } = before;
    before.current = { pathname, lang };
    if (last.lang && !lang && last.pathname !== pathname) readBeside(last.lang);
  });

  if (!lang || !hasRoom) return null;
  return <LateBeside lang={lang} onChange={readBeside} />;
}
