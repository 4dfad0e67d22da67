import type { UserConfig } from '@rspress/core';
import { inputsOfPages } from '../../content/shown-files/inputsOfPages';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { imageInputs, remarkImages } from './remarkImages';

/**
 * Images of pages have their width and height in the HTML, so that the text below does not move when they
 * come, and are loaded when a reader gets near. An image in `docs/public` that is there as AVIF or WebP too,
 * with the same name, is shown in that format.
 */
export function pluginImages(): SitePlugin {
  let config: UserConfig = {};
  const folders = () => ({ docDir: contentOf(config).docDir(), base: config.base ?? '/' });

  function inputsOf(page: string): string[] {
    try {
      const tree = contentOf(config).files.read(page)?.lookAt();
      return tree ? imageInputs(tree, page, folders()) : [];
    } catch {
      // What cannot be parsed is told by others.
      return [];
    }
  }

  return {
    name: 'lectern:images',
    config(given) {
      config = given;
      return given;
    },
    markdown: { remarkPlugins: [[remarkImages, folders]] },
    builderConfig: { plugins: [inputsOfPages('lectern:images', inputsOf)] },
  };
}
