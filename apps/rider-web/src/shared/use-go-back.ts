import { useNavigate } from 'react-router-dom';

/** Goes back in the browser history, or to `home` from a page that was opened directly. */
export function useGoBack(home = '/'): () => void {
  const navigate = useNavigate();
  return () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(home));
}
