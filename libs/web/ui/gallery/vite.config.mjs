// `npx vite libs/web/ui/gallery --port 5300` shows every component of the kit on one page, for developers.
import react from '@vitejs/plugin-react';

export default { plugins: [react()], resolve: { tsconfigPaths: true } };
