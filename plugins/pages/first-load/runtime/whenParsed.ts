type ParsedDocument = Pick<Document, 'readyState' | 'addEventListener'> & {
  defaultView: Pick<Window, 'addEventListener'> | null;
};

/**
 * Resolves when all scripts of a document have run. The state `interactive` is not sufficient,
 * because deferred scripts run in that state. A script that runs between the two events is notified
 * by `load`.
 */
export function whenParsed(document: ParsedDocument): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    document.defaultView?.addEventListener('load', () => resolve(), { once: true });
  });
}
