let answer: boolean | undefined;

/** Whether this device can draw maps at all (WebGL 2). Asked once. */
export function canDraw(): boolean {
  answer ??= (() => {
    if (typeof WebGL2RenderingContext === 'undefined') return false;
    try {
      const context = document.createElement('canvas').getContext('webgl2');
      context?.getExtension('WEBGL_lose_context')?.loseContext();
      return context !== null;
    } catch {
      return false;
    }
  })();
  return answer;
}
