type Runtime = typeof import('@rspress/core/runtime');

declare module 'virtual-site-data' {
  const siteData: ReturnType<Runtime['useSite']>['site'];
  export default siteData;
}

declare module 'virtual-routes' {
  export const routes: NonNullable<ReturnType<Runtime['pathnameToRouteService']>>[];
}

declare module 'virtual-page-data' {
  export const pageData: ReturnType<Runtime['usePages']>;
}
