// `npx vite libs/web/ui/gallery --port 5300`: every component of the kit on one page, for whoever changes it.
import react from '@vitejs/plugin-react';

export default { plugins: [react()], resolve: { tsconfigPaths: true } };
