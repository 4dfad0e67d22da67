import { definePlugin } from 'lectern';

/** Reports pages whose HTML has more than a number of characters. */
export const pageWeight = (limit: number) =>
  definePlugin({
    name: 'page-weight',
    outputProblems: ({ files, read }) =>
      files
        .filter((file) => file.endsWith('.html') && read(file).length > limit)
        .map((file) => ({
          file,
          message: `has ${read(file).length} characters, but ${limit} are allowed → split the page`,
        })),
  });
