type ParsedDocument = Pick<Document, 'readyState' | 'addEventListener'> & {
  defaultView: Pick<Window, 'addEventListener'> | null;
};

/**
 * Settles when every script of a document has run. `interactive` is not enough: the document is in
 * that state while its deferred scripts are still to come. A script that runs between the two events
 * learns of it from `load`.
 */
export function whenParsed(document: ParsedDocument): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    document.defaultView?.addEventListener('load', () => resolve(), { once: true });
  });
}
