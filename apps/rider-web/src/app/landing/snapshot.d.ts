declare module 'virtual:landing-snapshot/*' {
  /** Null on the development server. */
  const snapshot: import('./render-snapshot').LandingSnapshot | null;
  export default snapshot;
}
