import { Component, type ReactNode } from 'react';
import { Box, Button, InlineAlert, Stack } from '@groupride/web-ui';

interface Props {
  title: string;
  retry: string;
  onFailed: () => void;
  children: ReactNode;
}

/** The map's program comes from the network and may fail to come; the page around it goes on. */
export class CanvasBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Box position="absolute" inset="0" display="grid" placeItems="center" py="4" px="16">
        <Stack gap="3" align="center">
          <InlineAlert tone="error">{this.props.title}</InlineAlert>
          {/* A lazy import that failed stays failed: only a fresh page asks again. */}
          <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
            {this.props.retry}
          </Button>
        </Stack>
      </Box>
    );
  }
}
