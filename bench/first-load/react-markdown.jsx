import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

createRoot(document.getElementById('root')).render(<ReactMarkdown remarkPlugins={[remarkGfm]}>{'Revenue **rose**.'}</ReactMarkdown>);
