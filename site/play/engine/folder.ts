/** The folder of the project in the file system of the worker. */
export const FOLDER = '/project';
